import { localised } from '@shop/paths';
import { createContext, useContext } from 'react';
import { usePage } from './page-provider.tsx';

/** The first segments of all addresses of this brand: `c`, `p`, `cart`. */
export type Offered = ReadonlySet<string>;
const OfferedContext = createContext<Offered | null>(null);
export const OfferedProvider = OfferedContext.Provider;

export type Links = {
  /**
   * `/cart` → `/lt/cart`. Plain anchors with it navigate without a page load: the frame handles the click.
   */
  href: (path: string) => string;
  /** False for a page that this brand leaves out. */
  isOffered: (path: string) => boolean;
};

const firstSegment = (path: string): string => /^\/([^/?#]*)/.exec(path)?.[1] ?? '';

/** For views with their own anchors and for lists of links. */
export const useLinks = (): Links => {
  const { language } = usePage();
  const offered = useContext(OfferedContext);
  return {
    href: (path) => localised(path, language.code),
    isOffered: (path) => offered === null || firstSegment(path) === '' || offered.has(firstSegment(path)),
  };
};
