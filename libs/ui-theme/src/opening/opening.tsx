import { Children, type ReactNode } from 'react';
import { Anchor } from '../link/anchor.tsx';
import {
  opening,
  openingCategories,
  openingCategory,
  openingGoods,
  openingHeading,
  openingPrice,
} from './opening.css.ts';

export type OpeningProps = {
  /** The promise. */
  heading: ReactNode;
  /** Where the price stands on large screens: beside the goods at their end or start, or below them. */
  look: 'after' | 'before' | 'below';
  /** Links for small screens, where a header shows no categories. */
  categories: readonly { href: string; name: ReactNode }[];
  categoriesLabel: string;
  /** A `WorkedPrice`. */
  price?: ReactNode;
  /** `ProductCard`s: three beside a price, four above it. */
  children: ReactNode;
};

/** The beginning of a home page: the promise, goods, and one price in all its parts. */
export const Opening = ({ heading, look, categories, categoriesLabel, price, children }: OpeningProps) => (
  <div className={opening({ look })}>
    <h1 className={openingHeading}>{heading}</h1>
    <div className={openingCategories} role="group" aria-label={categoriesLabel}>
      {categories.map(({ href, name }) => (
        <Anchor key={href} href={href} className={openingCategory}>
          {name}
        </Anchor>
      ))}
    </div>
    <div className={openingGoods}>
      {Children.map(children, (card) => (
        <div>{card}</div>
      ))}
    </div>
    {price && <div className={openingPrice({ look })}>{price}</div>}
  </div>
);
