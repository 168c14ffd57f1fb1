import { sql } from '@shop/database';
import { SIGNATURE_HEADER } from '@shop/commerce-payment-sandbox';
import { signWebhook } from '@shop/commerce-payments/providers';
import { mustHappen, type Oddity, type SentToPay, type Till, type TillShop } from './till.ts';

const DECLINED = { action: 'pay', number: '4000 0000 0000 0002' };

/** The demo's provider, which runs inside the API and keeps its books in the same database. */
export const startSandboxTill = async (shop: TillShop): Promise<Till> => {
  const pay = async ({ redirect_url: url }: SentToPay, form?: Record<string, string>): Promise<void> => {
    if (url !== null) await shop().payAt(shop().app, url, form);
  };
  const oddSum = (oddity: Oddity) =>
    ({ less: sql`amount - 100`, more: sql`amount + 50000` })[oddity as 'less'] ?? sql`amount`;
  return {
    id: 'sandbox',
    method: 1,
    isCapturedByShop: false,
    settings: {},
    pay,
    refuse: (sent) => pay(sent, DECLINED),
    oddities: ['less', 'more', 'dollars', 'unknown_money'],
    payOddly: async (sent, oddity) => {
      const currency = { dollars: 'USD', unknown_money: 'GBP' }[oddity as 'dollars'] ?? 'EUR';
      await sql`update sandbox_payment set amount = ${oddSum(oddity)}, currency = ${currency}
        where idempotency_key = ${sent.payment_reference}`.execute(shop().db);
      await pay(sent);
    },
    acts: ['refund', 'refund_half', 'dispute', 'win', 'lose'],
    act: async (reference, act) => {
      const { ref } = await shop()
        .db.selectFrom('sandbox_payment')
        .select('ref')
        .where('idempotency_key', '=', reference)
        .executeTakeFirstOrThrow();
      const done = await shop().payAt(shop().app, `/dev/payments/${ref}`, { act });
      mustHappen(act, done.statusCode === 303);
    },
    webhooks: async () => {
      const { db, deps, clock } = shop();
      const events = await db.selectFrom('sandbox_event').select('body').orderBy('deliver_at').execute();
      return events.map(({ body }) => ({
        body,
        headers: { [SIGNATURE_HEADER]: signWebhook(`sandbox:${deps.secret}`, body, clock.now) },
      }));
    },
    forgeries: async () => ({}),
    books: async () => {
      const { rows } = await sql<{ reference: string; captured: number; refunded: number }>`
        select idempotency_key as reference, (amount * charges)::int as captured, refunded::int as refunded
        from sandbox_payment`.execute(shop().db);
      return rows;
    },
    fail: () => {
      throw new Error('the sandbox does not fail on request');
    },
    clearFaults: () => {},
    calls: () => 0,
    secrets: [],
    close: async () => {},
  };
};
