import {
  catalogueContract,
  productContract,
  type Category,
  type Flag,
  type Listing,
  type ListingItem,
  type ListingRequest,
  type Product,
} from '@shop/contracts/catalogue';
import { configurationContract } from '@shop/contracts/configuration';
import { homeContract, type Home } from '@shop/contracts/content';
import type { HomeBlock } from '@shop/domain/home';
import { aSite } from '@shop/testing-react';
import { answering } from '@shop/testing';

const way = (total: number, days_from: number, days_to: number) => ({ total, days_from, days_to });

export const anItem = (id: number, parts: Partial<ListingItem> = {}): ListingItem => ({
  id,
  slug: `thing-${id}`,
  name: `Thing ${id}`,
  manufacturer: 'Kestrel',
  image: { source: `headphones.over-ear.fog.front.${id}`, alt: '' },
  price: 100,
  old_price: null,
  discount_percentage: 1,
  lowest_price: null,
  colours: [],
  variant_id: id * 10,
  picked_variant_id: null,
  is_from_price: false,
  available: true,
  delivered: { air: way(140, 6, 9), sea: way(130, 32, 40) },
  ...parts,
});

export const aListing = (parts: Partial<Listing> = {}): Listing => ({
  status: true,
  items: [],
  total: 0,
  search: null,
  currency: 'EUR',
  sort: 3,
  facets: [],
  disabledAdditionalIdsInIndex: [],
  isBelowLimit: false,
  similarResults: [],
  ...parts,
});

/** This many products, returned window by window. */
export const windowsOf =
  (total: number, parts: Partial<Listing> = {}) =>
  ({ body }: { body: ListingRequest }): Listing =>
    aListing({
      total,
      items: Array.from({ length: Math.max(0, Math.min(body.limit, total - body.offset)) }, (_, at) =>
        anItem(body.offset + at + 1),
      ),
      ...parts,
    });

const category = (id: number, slug: string, name: string, children: Category[] = []): Category => ({
  ...{ id, slug, name, children },
  parent_id: null,
  position: 0,
  pageTitle: `${name} from America`,
  filterable_additional_fields: [],
  display_in_marketplace: true,
});

export const TREE: Category[] = [
  category(2, 'electronics', 'Electronics', [
    {
      ...category(3, 'electronics/hidden', 'Hidden', [category(4, 'electronics/hidden/audio', 'Audio')]),
      display_in_marketplace: false,
    },
  ]),
];

export const OFFER: Flag = { id: 11, type: 2, position: 0, slug: 'audio-week', name: 'Audio week' };

/** A home page with a section of each kind. */
const EVERY_SECTION: readonly HomeBlock[] = [
  { type: 'opening', look: 'after', query: { sort: 'best_sellers' } },
  { type: 'promises' },
  { type: 'categories', look: 'tiles' },
  { type: 'offers' },
  { type: 'goods', look: 'row', query: { sort: 'best_value' }, limit: 10 },
  { type: 'how' },
  { type: 'route' },
  { type: 'goods', look: 'grid', query: { category: 'electronics', sort: 'new_arrivals' }, limit: 4 },
];

export const homeAnswer = (parts: Partial<Home> = {}) =>
  answering(homeContract.home, {
    status: true,
    home: { heading: null, description: null, blocks: [...EVERY_SECTION], ...parts },
  });

/** The calls of every page of the marketplace except its own listing. */
export const shopAnswers = () => [
  answering(configurationContract.storeConfig, aSite()),
  homeAnswer(),
  answering(catalogueContract.categories, TREE),
  answering(catalogueContract.flags, [OFFER, { id: 1, type: 1, position: 1, slug: 'new', name: 'New' }]),
];

const door = (total: number, days_from: number, days_to: number) => ({
  ...way(total, days_from, days_to),
  lines: [
    { code: 'goods' as const, amount: 100 },
    { code: 'vat' as const, amount: total - 100 },
  ],
});

export const aVariant = (id: number, parts: Partial<Product['variants'][number]> = {}) => ({
  id,
  sku: `SKU-${id}`,
  attributes: {},
  price: 100,
  old_price: null,
  discount_percentage: 1,
  lowest_price: null,
  max_quantity: 5,
  images: [{ source: `headphones.over-ear.fog.front.${id}`, alt: 'K7' }],
  delivered: { air: door(140, 6, 9), sea: door(130, 32, 40) },
  ...parts,
});

export const aProduct = (parts: Partial<Product> = {}): Product => ({
  id: 7,
  slug: 'k7',
  status: 'active',
  name: 'K7 headphones',
  manufacturer: 'Kestrel',
  manufacturer_slug: 'kestrel',
  description: 'Quiet.',
  category_id: 4,
  breadcrumbs: [{ id: 'electronics', translation: 'Electronics', display_in_marketplace: true }],
  options: [],
  variants: [aVariant(1)],
  specification: [],
  weight_g: 600,
  sides_mm: [200, 150, 100],
  ...parts,
});

export const productAnswer = (product: Product, similar: ListingItem[] = []) =>
  answering(productContract.product, { status: true, product, currency: 'EUR', similar });

export { catalogueContract, productContract };
