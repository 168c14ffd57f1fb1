export const HOME_SORTS = ['best_sellers', 'best_value', 'new_arrivals'] as const;
/** `best_value` are the reduced goods, the largest reduction first. */
export type HomeSort = (typeof HOME_SORTS)[number];

/** Goods of the shop, of a category or of all of them. */
export type HomeQuery = {
  /** The slug path of a category. */
  readonly category?: string | undefined;
  readonly sort: HomeSort;
};

/** Where the worked out price stands on large screens: after the goods, before them, or below them. */
export const OPENING_LOOKS = ['after', 'before', 'below'] as const;
export type OpeningLook = (typeof OPENING_LOOKS)[number];

export const CATEGORY_LOOKS = ['tiles', 'list'] as const;
export const GOODS_LOOKS = ['row', 'grid'] as const;
/** What a section asks the listing for, and shows at most. */
export const MOST_HOME_GOODS = 12;

/** A section of a home page. Blocks of texts are no part of this list: only staff write them. */
export type HomeBlock =
  /** The promise, goods, and the delivered price of the first of them line by line. */
  | { readonly type: 'opening'; readonly look: OpeningLook; readonly query: HomeQuery }
  | { readonly type: 'categories'; readonly look: (typeof CATEGORY_LOOKS)[number] }
  | {
      readonly type: 'goods';
      /** That of the query without it. */
      readonly heading?: string | undefined;
      readonly look: (typeof GOODS_LOOKS)[number];
      readonly query: HomeQuery;
      readonly limit: number;
    }
  | {
      /** One product with its delivered price; nothing while it is sold out or no longer sold. */
      readonly type: 'product';
      /** The shop's own words without it. */
      readonly heading?: string | undefined;
      /** As in the address of its page. */
      readonly slug: string;
    }
  /** The offers of the deal zone; nothing in a brand without one. */
  | { readonly type: 'offers' }
  /** What the brand promises. */
  | { readonly type: 'promises' }
  /** Buying in three steps. */
  | { readonly type: 'how' }
  /** How long goods travel to the visitor's market, with the map of both ways. */
  | { readonly type: 'route' };

export const HOME_BLOCK_KINDS = [
  ...(['opening', 'categories', 'goods', 'product', 'offers', 'promises', 'how', 'route'] as const),
] satisfies readonly HomeBlock['type'][];

export const isHomeBlock = <Other extends { readonly type: string }>(
  block: HomeBlock | Other,
): block is HomeBlock => HOME_BLOCK_KINDS.some((kind) => kind === block.type);

/** The home of a brand that names none. */
export const PLAIN_HOME: readonly HomeBlock[] = [
  { type: 'opening', look: 'after', query: { sort: 'best_sellers' } },
  { type: 'categories', look: 'tiles' },
  { type: 'offers' },
  { type: 'goods', look: 'row', query: { sort: 'best_value' }, limit: MOST_HOME_GOODS },
  { type: 'promises' },
];
