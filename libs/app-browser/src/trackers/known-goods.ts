import type { Cart, Checkout, Listing, ListingItem, Payable, ProductAnswer } from '@shop/data-access';
import type { Order } from '@shop/data-access/orders';
import type { QuoteSummary } from '@shop/data-access/quotes';
import { checkoutKeys } from '@shop/data-access/checkout';
import { analyticsItem, type AnalyticsItem } from '@shop/domain/analytics';
import { conversionRateOf, currencyOf, siteOf, type PageContext } from '@shop/page';
import { localised, paths, pictureUrl } from '@shop/paths';

/** By the ids of payment methods on the wire. */
const PAYMENT_TYPES: Readonly<Record<number, string>> = { 1: 'card', 2: 'wallet', 3: 'bank', 4: 'balance' };

/** What is bought or may be bought: a line of a cart, of a checkout or of an order. */
type Line = Pick<
  Cart['items'][number],
  'product_id' | 'slug' | 'name' | 'manufacturer' | 'image' | 'attributes' | 'quantity' | 'price'
>;

/** Goods of events, from the answers that the page was drawn from: an event asks for nothing. */
export const createKnownGoods = (page: PageContext) => {
  const { queryClient, queries, language, appUrl } = page;
  const answersOf = <Answer>(queryKey: readonly unknown[]): Answer[] =>
    queryClient.getQueriesData<Answer>({ queryKey }).flatMap(([, data]) => (data ? [data] : []));
  /** Goods of other shops have neither a page nor a picture here. */
  const place = (slug: string, image: string) => ({
    url: slug === '' ? '' : appUrl + localised(paths.product.to({ '*': slug }), language.code),
    image: image === '' ? '' : appUrl + pictureUrl(image, 'card', 1),
  });

  const rateOf = async (isoCode?: string): Promise<number> =>
    conversionRateOf(await siteOf(page), isoCode === undefined ? await currencyOf(page) : { isoCode });

  const listed = (): ListingItem[] => [
    ...answersOf<Listing>(['catalogue', 'listing']).flatMap(({ items }) => items),
    ...answersOf<ProductAnswer>(['catalogue', 'product']).flatMap(({ similar }) => similar),
  ];

  return {
    rateOf,

    /** A card of a list; undefined when the page does not know its product. */
    cardOf: (slug: string, index: number, rate: number): AnalyticsItem | undefined => {
      const item = listed().find((one) => one.slug === slug);
      return item && analyticsItem({ ...item, ...place(slug, item.image.source), index }, rate);
    },

    productOf: async (slug: string): Promise<AnalyticsItem | undefined> => {
      const answer = answersOf<ProductAnswer>(['catalogue', 'product']).find(
        ({ product }) => product.slug === slug,
      );
      const variant = answer?.product.variants[0];
      if (!answer || !variant) return undefined;
      const { id, name, manufacturer, breadcrumbs } = answer.product;
      const category = breadcrumbs.at(-1)?.translation ?? '';
      return analyticsItem(
        {
          ...{ id, name, manufacturer, category, sku: variant.sku, price: variant.price },
          ...place(slug, variant.images[0]?.source ?? ''),
        },
        await rateOf(answer.currency),
      );
    },

    itemOf: (line: Line, index: number, rate: number): AnalyticsItem =>
      analyticsItem(
        {
          ...{ id: line.product_id, name: line.name, manufacturer: line.manufacturer, index },
          ...{ variant: line.attributes.join(', '), quantity: line.quantity, price: line.price },
          ...place(line.slug, line.image.source),
        },
        rate,
      ),

    cart: (): Cart | undefined => queryClient.getQueryData<Cart>(queries.cart.keys.current(language.id)),

    checkout: (slug: string): Checkout | undefined =>
      queryClient.getQueryData<Checkout>(checkoutKeys.one(slug)),

    /** A sum that is paid without a checkout. */
    payable: (slug: string): Payable | undefined => answersOf<Payable>(['payables', slug]).at(-1),

    /** The requests for quotes, the newest first. */
    sentQuotes: (): readonly QuoteSummary[] => answersOf<QuoteSummary[]>(['quotes', 'list']).at(-1) ?? [],

    /** Without a slug the page shows the last one. */
    placedOrder: (slug: string | undefined): Order | undefined =>
      answersOf<Order>(['orders', 'placed'])
        .filter((order) => slug === undefined || order.slug === slug)
        .at(-1),

    /** In no language: trackers compare it. */
    paymentType: (method: number | undefined): string => PAYMENT_TYPES[method ?? 0] ?? 'none',
  };
};

export type KnownGoods = ReturnType<typeof createKnownGoods>;
