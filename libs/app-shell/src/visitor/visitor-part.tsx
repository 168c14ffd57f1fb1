import { createContext, createElement, useContext, type ComponentType } from 'react';
import { BottomBar } from '../frame/bottom-bar.tsx';
import { FooterAccount } from '../frame/footer-account.tsx';
import { HeaderAccount } from '../frame/header-account.tsx';
import { HeaderCart } from '../frame/header-cart.tsx';

/**
 * The only components of a page for all visitors that show one visitor. The server renders them separately
 * for each visitor and inserts them into the cached page, so they use no `useId` and read only the address of
 * the page.
 */
const PARTS = {
  account: HeaderAccount,
  bar: BottomBar,
  cart: HeaderCart,
  footer: FooterAccount,
} satisfies Record<string, ComponentType>;

export type PartName = keyof typeof PARTS;

export const partNames = Object.keys(PARTS) as PartName[];

/** Names the element that the server puts around each part, and removes again; absent in browsers. */
const Marks = createContext<((name: PartName) => string) | null>(null);
export const PartMarksProvider = Marks.Provider;

export const VisitorPart = ({ name }: { name: PartName }) => {
  const mark = useContext(Marks);
  const part = createElement(PARTS[name]);
  return mark ? createElement(mark(name), null, part) : part;
};
