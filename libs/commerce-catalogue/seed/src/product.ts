import type { ColourName } from '@shop/illustrator/colours';
import type { Content } from '@shop/domain/content';
import type { Words } from './content/words.ts';
import type { PriceStep } from './prices.ts';

export type Variant = {
  sku: string;
  barcode: string;
  attributes: Readonly<Record<string, string>>;
  price: number;
  /** All its prices, the oldest first. */
  steps: readonly PriceStep[];
  onHand: number;
  picture: string;
  /** Null of goods that are sold by the piece. */
  content: Content | null;
};

/** A field's slug and a value's: what product_attribute refers to. */
export type Fact = readonly [field: string, value: string];

export type Product = {
  id: number;
  slug: string;
  maker: string;
  category: string;
  tariffLine: string;
  /** Null where the product was not measured: the category's typical measures apply. */
  grams: number | null;
  box: readonly [number, number, number] | null;
  isWithdrawn: boolean;
  popularity: number;
  paid: number;
  arrivedDaysAgo: number;
  names: Words;
  descriptions: Words;
  facts: readonly Fact[];
  flags: readonly number[];
  warnings: readonly number[];
  variants: readonly Variant[];
};

export type Look = { kind: string; form: string; colours: readonly ColourName[]; model: number };

export const recipeOf = ({ kind, form, model }: Look, colour: ColourName): string =>
  [kind, form, colour, 'front', model].join('.');
