import { createWholeShop, type WholeShop } from '../whole-shop.ts';
import { startTill, type TillId } from './start-till.ts';
import type { BookRow, SentToPay, SentWebhook, Till } from './till.ts';

type Options = Omit<NonNullable<Parameters<typeof createWholeShop>[0]>, 'providerSettings'>;

/** The whole shop, whose shoppers choose the method of the till. */
export type ShopWithTill = WholeShop & {
  readonly till: Till;
  /** Pays on the page that the shopper was sent to: the till's, or the sandbox's for the other methods. */
  readonly pay: (sent: SentToPay) => Promise<void>;
  /** The books of the till, and of the sandbox. */
  readonly allBooks: () => Promise<readonly BookRow[]>;
  /** Delivers a webhook of the till's provider. */
  readonly hear: (webhook: SentWebhook) => Promise<number>;
};

export const createShopWithTill = async (id: TillId, options: Options = {}): Promise<ShopWithTill> => {
  const opened: { shop?: WholeShop } = {};
  const shopOf = () => {
    if (!opened.shop) throw new Error('the shop is not open yet');
    return opened.shop;
  };
  const [till, sandbox] = await Promise.all([startTill(id, shopOf), startTill('sandbox', shopOf)]);
  const shop = await createWholeShop({ ...options, providerSettings: till.settings });
  opened.shop = shop;
  const byTill = { payment_processor_id: till.method };
  return {
    ...shop,
    till,
    pay: (sent) => (sent.redirect_url?.startsWith('/') ? sandbox : till).pay(sent),
    allBooks: async () => [...(await till.books()), ...(till.id === sandbox.id ? [] : await sandbox.books())],
    choose: (slug, as, change = {}) => shop.choose(slug, as, { ...byTill, ...change }),
    readyToPlace: (variantId, quantity, change = {}) =>
      shop.readyToPlace(variantId, quantity, { ...byTill, ...change }),
    hear: async ({ body: payload, headers }) => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/api/webhooks/${till.id}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      });
      return answer.statusCode;
    },
    close: async () => {
      await shop.close();
      await till.close();
    },
  };
};
