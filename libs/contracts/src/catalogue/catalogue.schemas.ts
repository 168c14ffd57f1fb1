import * as z from 'zod/mini';
import {
  Amount,
  answer,
  Content,
  Destination,
  Locale,
  PerMethod,
  Picture,
  ProductDelivered,
  ShippingMethod,
} from '../contract.ts';

export const FlagsRequest = z.object({ langId: z.int(), locale: Locale });
export type FlagsRequest = z.infer<typeof FlagsRequest>;

/** Type 1 is a flag on products, 2 an offer; both ordered by position. */
export const Flag = z.object({
  id: z.int(),
  type: z.union([z.literal(1), z.literal(2)]),
  position: z.int(),
  slug: z.string(),
  name: z.string(),
});
export type Flag = z.infer<typeof Flag>;

export const CategoriesRequest = z.object({ queryKey: z.string(), locale: Locale });
export type CategoriesRequest = z.infer<typeof CategoriesRequest>;

export type Category = {
  id: number;
  slug: string;
  name: string;
  parent_id: number | null;
  position: number;
  pageTitle: string;
  /** Additional fields that may be filtered by inside this category. */
  filterable_additional_fields: number[];
  /** False: left out of breadcrumbs. */
  display_in_marketplace: boolean;
  children: Category[];
};
export const Category: z.ZodMiniType<Category> = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  parent_id: z.nullable(z.int()),
  position: z.int(),
  pageTitle: z.string(),
  filterable_additional_fields: z.array(z.int()),
  display_in_marketplace: z.boolean(),
  get children(): z.ZodMiniType<Category[]> {
    return z.array(Category);
  },
});

export const BrandsRequest = z.object({
  locale: Locale,
  /** A letter, or words within the names; absent: all brands. */
  az: z.optional(z.string()),
});
export type BrandsRequest = z.infer<typeof BrandsRequest>;

/** Letters and names in the order of the language. Only brands with products are listed. */
export const Brands = answer({
  /** Of all brands, with any filter. */
  total: z.int(),
  /** How many brands begin with it; of all brands too. */
  letters: z.array(z.object({ letter: z.string(), count: z.int() })),
  groups: z.array(
    z.object({
      letter: z.string(),
      /** `count` is of products. */
      brands: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
    }),
  ),
});
export type Brands = z.infer<typeof Brands>;

export const ListingRequest = z.object({
  locale: Locale,
  /** As in the address bar: `f.<facet>` and `s`. Unknown facets are dropped. */
  params: z.record(z.string(), z.string()),
  categoryId: z.nullable(z.int()),
  queryKey: z.optional(z.string()),
  /** p = products, o = offers only. */
  contentType: z.optional(z.enum(['p', 'o'])),
  /** 0 to 5; absent: the language's default, else best sellers. */
  sort: z.optional(z.int()),
  /** 264 at most. */
  limit: z.int(),
  offset: z.int(),
  facets: z.optional(z.boolean()),
  ...Destination.shape,
});
export type ListingRequest = z.infer<typeof ListingRequest>;

/** A colour of a product: its name in the reader's language and the CSS colour of its dot. */
export const Colour = z.object({ slug: z.string(), name: z.string(), hex: z.string() });
export type Colour = z.infer<typeof Colour>;

export const ListingItem = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  image: Picture,
  price: Amount,
  /** The lowest price of the 30 days before the reduction; null when the price is not reduced. */
  old_price: z.nullable(Amount),
  /** The fraction of `old_price` left to pay, in whole percents: 1 = not reduced. */
  discount_percentage: z.number(),
  /** The same figure as `old_price`, named as the law requires. */
  lowest_price: z.nullable(Amount),
  colours: z.array(Colour),
  /** The variant that the card adds; null when a size must be chosen first or nothing is left. */
  variant_id: z.nullable(z.int()),
  /** The version that matches the filters, shown by the card; null when no filter distinguishes versions. */
  picked_variant_id: z.nullable(z.int()),
  /** Versions differ in price, and `price` is the lowest. */
  is_from_price: z.boolean(),
  available: z.boolean(),
  delivered: PerMethod(ProductDelivered),
  /**
   * Null for goods that are not sold by measure, and in markets whose law requires no such price. Absent from
   * an API without contents, which serves newer pages during a deploy.
   */
  content: z.optional(z.nullable(Content)),
});
export type ListingItem = z.infer<typeof ListingItem>;

export const FacetValue = z.object({
  slug: z.string(),
  name: z.string(),
  count: z.int(),
  /** The CSS colour of a swatch, when the value is a colour. */
  swatch: z.optional(z.string()),
});
export const Facet = z.object({
  key: z.string(),
  type: z.enum(['terms', 'stats', 'flags']),
  /** Empty for the built-in facets, whose names are the page's messages. */
  name: z.string(),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  values: z.array(FacetValue),
});
export type FacetValue = z.infer<typeof FacetValue>;
export type Facet = z.infer<typeof Facet>;

/**
 * How a term was interpreted when not as typed: a typo corrected, some words left out, any of the words, or
 * the nearest match.
 */
export const SearchNote = z.object({
  kind: z.enum(['corrected', 'partial', 'any', 'near']),
  words: z.string(),
});
export type SearchNote = z.infer<typeof SearchNote>;

/**
 * The destination of the prices in the answer: a country that the brand does not ship to is replaced by its
 * own.
 */
export const PricedFor = z.object({
  /** Both are absent from an older API. */
  country_id: z.optional(z.int()),
  method: z.optional(ShippingMethod),
});

export const Listing = answer({
  items: z.array(ListingItem),
  ...PricedFor.shape,
  total: z.int(),
  /** Absent from an API without notes, which serves newer pages during a deploy. */
  search: z.optional(z.nullable(SearchNote)),
  currency: z.string(),
  sort: z.int(),
  /** Empty unless requested. */
  facets: z.array(Facet),
  /** Additional fields that the index cannot filter by. */
  disabledAdditionalIdsInIndex: z.array(z.int()),
  /** Fewer than the limit were found, so similar ones follow. */
  isBelowLimit: z.boolean(),
  similarResults: z.array(ListingItem),
});
export type Listing = z.infer<typeof Listing>;
