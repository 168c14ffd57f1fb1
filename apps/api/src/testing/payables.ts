import { toJson } from '@shop/database';
import { payablesContract, type PayPayable } from '@shop/contracts/payables';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { ADDRESS } from '@shop/commerce-checkout/testing';
import type { WholeShop } from './whole-shop.ts';

type Waiting = {
  clientId: number | null;
  /** A guest's browser. */
  visitorId?: number | null;
  kind?: 'quote' | 'forward_request';
  /** In 1/10000. */
  due?: number;
  currencyId?: 1 | 2;
  brand?: string;
};

/** Inserts an accepted quote that waits for payment; returns the slug of its payable. */
export const waitForMoney = async (
  { db, clock }: Pick<WholeShop, 'db' | 'clock'>,
  { clientId, visitorId = null, kind = 'quote', due = 1_000_000, currencyId = 1, brand = 'lt' }: Waiting,
): Promise<{ slug: string; orderId: number }> => {
  const slug = secretSlug();
  const amounts = { subtotal: due, shipping: 0, delivery: 0, total: due };
  const none = { shipping_discount: 0, promotion: 0, balance: 0, payment_fee: 0 };
  const { id: orderId } = await db
    .insertInto('quote')
    .values({
      slug,
      kind,
      brand,
      client_id: clientId,
      visitor_id: visitorId,
      state: 'accepted',
      language: 'lt',
      currency_id: currencyId,
      total: due,
      email: 'client@shopper.example',
      placed_at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_offer')
    .values({
      quote_id: orderId,
      rate: 920_000,
      totals: toJson({ ...amounts, ...none, breakdown: [], days_from: 6, days_to: 9 }),
      shipping_method: 'air',
      delivery_choice: toJson({ courier: null, pickup_point: null }),
      address: toJson(ADDRESS),
      country_id: 1,
    })
    .execute();
  await db
    .insertInto('order_line')
    .values({
      quote_id: orderId,
      position: 1,
      product_id: 2,
      variant_id: 3,
      sku: 'S-1',
      slug: 'linen-shirt',
      names: toJson({ en: 'Linen shirt', lt: 'Lininiai marškiniai' }),
      quantity: 2,
      unit_price: due / 2,
      unit_price_usd: due / 2,
      line_total: due,
      variant_names: toJson([]),
    })
    .execute();
  await db
    .insertInto('payable')
    .values({
      slug,
      kind,
      rel_id: orderId,
      brand,
      client_id: clientId,
      visitor_id: visitorId,
      amount: due,
      currency_id: currencyId,
    })
    .execute();
  return { slug, orderId };
};

type As = { token?: string; brand?: string };

/** The two calls of the payment page. */
export const payablesOf = ({ call }: WholeShop) => ({
  look: (slug: string, as: As) =>
    call(payablesContract.fetch, { ...as, params: { slug }, body: { slug, language_id: 1 } }),

  pay: (slug: string, as: As, total: number, change: Partial<PayPayable> = {}, key = 'a-first-key') =>
    call(payablesContract.pay, {
      ...as,
      params: { slug },
      body: {
        slug,
        language_id: 1,
        payment_processor_id: 1,
        option: null,
        use_balance: false,
        expected_total: total,
        ...change,
      },
      idempotencyKey: key,
    }),
});
