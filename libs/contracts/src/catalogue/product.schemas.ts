import { RETURN_EXCEPTIONS } from '@shop/domain/market-duties';
import { BODY_MEASURES } from '@shop/domain/body-measures';
import * as z from 'zod/mini';
import {
  Amount,
  answer,
  Content,
  Destination,
  ExpressWays,
  Locale,
  PerMethod,
  Picture,
  ProductBreakdown,
} from '../contract.ts';
import { ListingItem, PricedFor } from './catalogue.schemas.ts';

export const ProductRequest = z.object({
  slug: z.string(),
  locale: Locale,
  queryKey: z.optional(z.string()),
  ...Destination.shape,
});
export type ProductRequest = z.infer<typeof ProductRequest>;

export const Variant = z.object({
  id: z.int(),
  sku: z.string(),
  /** Slugs by attribute, for example `{ colour: 'pine', size: '42' }`. */
  attributes: z.record(z.string(), z.string()),
  price: Amount,
  old_price: z.nullable(Amount),
  discount_percentage: z.number(),
  lowest_price: z.nullable(Amount),
  /** The lesser of 99 and what is left; 0 = sold out. */
  max_quantity: z.int(),
  images: z.array(Picture),
  delivered: PerMethod(ProductBreakdown),
  /** As on cards. */
  content: z.optional(z.nullable(Content)),
});
export type Variant = z.infer<typeof Variant>;

export const Breadcrumb = z.object({
  /** The category's slug. */
  id: z.string(),
  translation: z.string(),
  display_in_marketplace: z.boolean(),
});
export type Breadcrumb = z.infer<typeof Breadcrumb>;

/** A company responsible for a product, with its contact. */
export const Answerable = z.object({ name: z.string(), address: z.string(), email: z.string() });
export type Answerable = z.infer<typeof Answerable>;

export const ProductSafety = z.object({
  /** Null where the maker's address is not known. */
  maker: z.nullable(Answerable),
  /** The responsible person in the EU for a maker from elsewhere. */
  responsible: z.nullable(Answerable),
  /** In the reader's language. */
  warnings: z.array(z.string()),
});
export type ProductSafety = z.infer<typeof ProductSafety>;

/** The body measures for each size of a product, in millimetres. */
export const SizeChart = z.object({
  measures: z.array(z.enum(BODY_MEASURES)),
  /** From and to, in the order of the measures; null where a size has none. */
  rows: z.array(z.object({ size: z.string(), values: z.array(z.nullable(z.tuple([z.int(), z.int()]))) })),
  /** The maker's own, not the general one. */
  is_own: z.boolean(),
});
export type SizeChart = z.infer<typeof SizeChart>;

export const Product = z.object({
  id: z.int(),
  slug: z.string(),
  status: z.enum(['active', 'withdrawn']),
  name: z.string(),
  manufacturer: z.string(),
  manufacturer_slug: z.string(),
  description: z.string(),
  category_id: z.nullable(z.int()),
  breadcrumbs: z.array(Breadcrumb),
  /**
   * The attributes that distinguish the variants, in the order of choosing, with names in the reader's
   * language.
   */
  options: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      values: z.array(z.object({ slug: z.string(), name: z.string(), swatch: z.optional(z.string()) })),
    }),
  ),
  variants: z.array(Variant),
  specification: z.array(z.object({ name: z.string(), value: z.string() })),
  size_chart: z.optional(z.nullable(SizeChart)),
  weight_g: z.int(),
  sides_mm: z.tuple([z.int(), z.int(), z.int()]),
  /** Of the brand’s published reviews; null without one. */
  rating: z.optional(z.nullable(z.object({ count: z.int(), average: z.number() }))),
  /** Null in markets whose law does not require it. */
  safety: z.optional(z.nullable(ProductSafety)),
  /** The minimum years of the legal guarantee, where the market's law requires the notice on it. */
  guarantee_years: z.optional(z.nullable(z.int())),
  /** Why it cannot be returned for a change of mind; null where it can be. */
  return_exception: z.optional(z.nullable(z.enum(RETURN_EXCEPTIONS))),
});
export type Product = z.infer<typeof Product>;

export const ProductAnswer = answer({
  product: Product,
  currency: z.string(),
  ...PricedFor.shape,
  similar: z.array(ListingItem),
  /** As in the cart; absent where there is none, or where nothing is left to buy. */
  express: z.optional(ExpressWays),
});
export type ProductAnswer = z.infer<typeof ProductAnswer>;
