import { createContext, createElement, useContext, type ReactNode } from 'react';

/** Parts of the frame that differ by language, currency and destination only, and by the address of the page. */
export type KeptPartName = 'footer' | 'utility';

/** The markup of a part, cut at its hole; all of it is `before` where the part has none. */
export type KeptMarkup = { readonly before: string; readonly after: string };

export type FrameKeeper = {
  /** Names the element around a part, or around a hole. The server removes these elements. */
  readonly mark: (name: KeptPartName | 'hole') => string;
  readonly find: (name: KeptPartName) => KeptMarkup | undefined;
};

const Keeper = createContext<FrameKeeper | null>(null);
export const FrameKeeperProvider = Keeper.Provider;

type Props = {
  name: KeptPartName;
  /** What differs in it by visitor: rendered for each page. */
  hole?: ReactNode;
  children: (hole: ReactNode) => ReactNode;
};

const markup = (name: string, html: string) =>
  createElement(name, { dangerouslySetInnerHTML: { __html: html } });

/** Rendered once on the server for all pages alike; always rendered in browsers. Its components use no `useId`. */
export const KeptPart = ({ name, hole, children }: Props) => {
  const keeper = useContext(Keeper);
  if (!keeper) return children(hole);
  const { mark } = keeper;
  const kept = keeper.find(name);
  return kept
    ? createElement(
        mark(name),
        null,
        markup(mark('hole'), kept.before),
        hole,
        markup(mark('hole'), kept.after),
      )
    : createElement(mark(name), null, children(createElement(mark('hole'), null, hole)));
};
