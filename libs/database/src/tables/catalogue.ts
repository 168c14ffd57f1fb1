import type { Writers } from '../writers.ts';
import type { ColumnType, Generated } from 'kysely';
import type { BodyMeasures } from '@shop/domain/body-measures';
import type { ReturnException } from '@shop/domain/market-duties';
import type { Json, JsonWithDefault, Words } from '../columns.ts';

type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
type WithDefault<T> = ColumnType<T, T | undefined, T>;
type WithNull<T> = WithDefault<T | null>;

export type CategoryTable = {
  id: Generated<number>;
  tree: string;
  parent_id: number | null;
  position: WithDefault<number>;
  slug: string;
  display_in_marketplace: WithDefault<boolean>;
  typical_weight_g: WithDefault<number>;
  typical_length_mm: WithDefault<number>;
  typical_width_mm: WithDefault<number>;
  typical_height_mm: WithDefault<number>;
  /** Why its goods, and all below it, cannot be returned for a change of mind. */
  return_exception: WithNull<ReturnException>;
};

export type CategoryNameTable = {
  category_id: number;
  language_id: number;
  name: string;
  page_title: string;
};

export type ManufacturerTable = {
  id: Generated<number>;
  slug: string;
  name: string;
  /** One line with the country; null where it is not known. */
  address: WithNull<string>;
  email: WithNull<string>;
  /** The responsible person in the EU for a maker from elsewhere. */
  responsible_person_id: WithNull<number>;
};

/** Regulation (EU) 2023/988, article 16. */
export type ResponsiblePersonTable = { id: Generated<number>; name: string; address: string; email: string };

export type AdditionalFieldTable = {
  id: Generated<number>;
  slug: string;
  position: WithDefault<number>;
  disabled_in_index: WithDefault<boolean>;
  /** Variants of one product differ in it. */
  tells_variants: WithDefault<boolean>;
};
export type AdditionalFieldNameTable = { field_id: number; language_id: number; name: string };

export type AdditionalFieldValueTable = {
  id: Generated<number>;
  field_id: number;
  slug: string;
  position: WithDefault<number>;
  /** A CSS colour, for values that are colours. */
  swatch: string | null;
};
export type AdditionalFieldValueNameTable = { value_id: number; language_id: number; name: string };
export type CategoryFilterableFieldTable = {
  category_id: number;
  field_id: number;
  position: WithDefault<number>;
};

export type ProductTable = {
  id: Generated<number>;
  slug: string;
  manufacturer_id: number;
  /** The category whose typical measures replace missing ones. */
  main_category_id: number;
  tariff_line: string;
  weight_g: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  status: WithDefault<'active' | 'withdrawn'>;
  popularity: WithDefault<number>;
  paid_amount: WithDefault<number>;
  arrived_at: Stamp;
};

export type ProductTextTable = {
  product_id: number;
  language_id: number;
  name: string;
  description: WithDefault<string>;
};
/** Every category of a product with all their ancestors, in every tree. */
export type ProductCategoryTable = { product_id: number; category_id: number };
export type ProductAttributeTable = { product_id: number; value_id: number };

export type ProductVariantTable = {
  id: Generated<number>;
  product_id: number;
  sku: string;
  barcode: string | null;
  position: WithDefault<number>;
  /** Slug of an additional field → slug of its value: `{ "colour": "pine", "size": "m" }`. */
  attributes: JsonWithDefault<Readonly<Record<string, string>>>;
  /** In 1/10000 USD, as every price of the catalogue. */
  price: number;
  on_hand: WithDefault<number>;
  /** A recipe with the front view: `phone.slab.pine.front.17`. */
  picture: string;
};

/** The content of a variant, where goods are sold by measure. */
export type VariantContentTable = { variant_id: number; amount: number; unit: 'g' | 'ml' };

/** The sizes of a category and all below it, by one maker or, without one, the general ones. */
export type SizeChartTable = {
  id: Generated<number>;
  category_id: number;
  manufacturer_id: number | null;
};
/** The body measures for a size, the value of an additional field. */
export type SizeChartRowTable = {
  chart_id: number;
  value_id: number;
  measures: Json<BodyMeasures>;
};

export type WarningTable = { id: Generated<number>; slug: string };
export type WarningTextTable = { warning_id: number; language_id: number; text: string };
export type ProductWarningTable = { product_id: number; warning_id: number };

/** A variant's prices without a gap, written by triggers of `product_variant` at every change. */
export type VariantPriceTable = {
  variant_id: number;
  since: ColumnType<Date, Date | string, never>;
  /** Null: the current price. */
  until: ColumnType<Date | null, Date | string | null, never>;
  price: number;
};

/** A country's law on reductions: `ReductionLaw` of the domain. */
export type ReductionLawTable = { country_id: number; time_zone: string; steps_months: number | null };

/** The active reductions, by the law of each market; written by functions of the database only. */
export type VariantReductionTable = {
  variant_id: number;
  country_id: number;
  prior_price: number;
  /** The start of the 30 days whose lowest price is the prior price. */
  counted_from: Date;
  began_at: Date;
  ends_at: Date;
};

export type FlagTable = {
  id: Generated<number>;
  slug: string;
  /** 1 flag, 2 offer. */
  type: 1 | 2;
  position: WithDefault<number>;
  /**
   * Applies to products that are reduced by at least this much, whatever `product_flag` contains; null for
   * all other flags. An offer without it applies to the reduced ones of `product_flag`.
   */
  least_percent: number | null;
};
export type FlagNameTable = { flag_id: number; language_id: number; name: string };
export type ProductFlagTable = { product_id: number; flag_id: number };

/** Written by `refresh_product_listing` only. */
export type ProductListingTable = {
  product_id: number;
  slug: string;
  manufacturer_id: number;
  category_ids: number[];
  value_ids: number[];
  flag_ids: number[];
  is_offer: boolean;
  is_in_stock: boolean;
  current_price: number;
  /** Null without a reduction that is active in every market. */
  prior_price: number | null;
  /** The fraction of the prior price left to pay in 1/1000000, rounded up: 1000000 is no reduction. */
  discount_percentage: number;
  paid_amount: number;
  arrived_at: Date;
  relevance: number;
  tariff_line: string;
  weight_g: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  names: Words;
  variant_id: number;
  /** Variants differ in more than colour, so adding to the cart needs a choice. */
  needs_choice: boolean;
  picture: string;
  colours: { slug: string; swatch: string | null }[];
  document: string;
  /** Combinations of values that a variant in stock has. */
  choice_ids: number[];
  /** Prices and fractions of the choices, in their order; null where all variants in stock cost the same. */
  choice_prices: number[] | null;
  choice_fractions: number[] | null;
};

/** One combination of the values in which variants differ. */
export type VariantChoiceTable = { id: Generated<number>; value_ids: number[] };

/** Measures for the tariff: the product's own, else its category's typical ones. */
export type ProductParcelView = {
  product_id: number;
  weight_g: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
};

export interface CatalogueTables {
  category: CategoryTable;
  category_name: CategoryNameTable;
  manufacturer: ManufacturerTable;
  responsible_person: ResponsiblePersonTable;
  additional_field: AdditionalFieldTable;
  additional_field_name: AdditionalFieldNameTable;
  additional_field_value: AdditionalFieldValueTable;
  additional_field_value_name: AdditionalFieldValueNameTable;
  category_filterable_field: CategoryFilterableFieldTable;
  product: ProductTable;
  product_text: ProductTextTable;
  product_category: ProductCategoryTable;
  product_attribute: ProductAttributeTable;
  product_variant: ProductVariantTable;
  variant_content: VariantContentTable;
  size_chart: SizeChartTable;
  size_chart_row: SizeChartRowTable;
  warning: WarningTable;
  warning_text: WarningTextTable;
  product_warning: ProductWarningTable;
  variant_price: VariantPriceTable;
  reduction_law: ReductionLawTable;
  variant_reduction: VariantReductionTable;
  flag: FlagTable;
  flag_name: FlagNameTable;
  product_flag: ProductFlagTable;
  product_listing: ProductListingTable;
  variant_choice: VariantChoiceTable;
  product_parcel: ProductParcelView;
}

/** Who writes each table; all others read. */
export const catalogueWriters: Writers<CatalogueTables> = {
  category: 'commerce-catalogue',
  category_name: 'commerce-catalogue',
  manufacturer: 'commerce-catalogue',
  responsible_person: 'commerce-catalogue',
  additional_field: 'commerce-catalogue',
  additional_field_name: 'commerce-catalogue',
  additional_field_value: 'commerce-catalogue',
  additional_field_value_name: 'commerce-catalogue',
  category_filterable_field: 'commerce-catalogue',
  product: 'commerce-catalogue',
  product_text: 'commerce-catalogue',
  product_category: 'commerce-catalogue',
  product_attribute: 'commerce-catalogue',
  product_variant: 'commerce-stock',
  variant_content: 'commerce-catalogue',
  size_chart: 'commerce-catalogue',
  size_chart_row: 'commerce-catalogue',
  warning: 'commerce-catalogue',
  warning_text: 'commerce-catalogue',
  product_warning: 'commerce-catalogue',
  variant_price: 'commerce-catalogue',
  reduction_law: 'database',
  variant_reduction: 'database',
  flag: 'commerce-catalogue',
  flag_name: 'commerce-catalogue',
  product_flag: 'commerce-catalogue',
  product_listing: 'commerce-catalogue',
  variant_choice: 'database',
  product_parcel: 'database',
};
