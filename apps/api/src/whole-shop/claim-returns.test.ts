import { recordEntry } from '@shop/commerce-ledger';
import { orderRefund, reconcile } from '@shop/commerce-payments';
import { LEDGER_RELATION, LEDGER_TYPE } from '@shop/domain/ledger';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { createRandom } from '@shop/testing/random';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { balanceOf, claimOf, makeProWith } from '../testing/on-account.ts';
import { payablesOf, waitForMoney } from '../testing/payables.ts';
import { dutiesOf, paymentOf, reviewsOf, settlingOf } from '../testing/payments.ts';
import { pressAtSandbox } from '../testing/press-at-sandbox.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const EMAIL = 'buyer@company.example';
const TOTAL = 1_000_000;

let shop: WholeShop;
let me: { token: string };
let clientId: number;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.reset();
  me = { token: await logIn(shop, EMAIL) };
  clientId = await makeProWith(shop, EMAIL, { limit: 5_000_000, dueDays: 21 });
});
afterAll(() => shop.close());

const balance = () => balanceOf(shop, clientId);

/** An order on account whose claim is open. */
const bought = async () => {
  const order = await waitForMoney(shop, { clientId, due: TOTAL });
  const change = { payment_processor_id: PAYMENT_PROVIDER.account };
  const { body } = await payablesOf(shop).pay(order.slug, me, TOTAL / 10_000, change, `o-${order.slug}`);
  expect(body).toMatchObject({ state: 'paid' });
  return { orderId: order.orderId, claim: await claimOf(shop, order.orderId) };
};

/** Pays a claim by card; the reference of its payment. */
const payClaim = async (slug: string, sum: number): Promise<string> => {
  const begun = (await payablesOf(shop).pay(slug, me, sum / 10_000, {}, `card-${slug}`)).body;
  await shop.payAt(shop.app, begun.redirect_url ?? '');
  const { body } = await shop.verify(begun.payment_reference, me);
  expect(body).toMatchObject({ state: 'paid' });
  return begun.payment_reference;
};

const paidClaim = async () => {
  const { orderId, claim } = await bought();
  return { orderId, reference: await payClaim(claim.slug, TOTAL) };
};

const refund = (of: { orderId: number } | { reference: string }, amount: number | null) =>
  orderRefund(settlingOf(shop), { of, amount, reason: 'a scratch', staff: 'rasa' });

const atProvider = async (reference: string, act: string): Promise<void> => {
  const { provider_ref } = await paymentOf(shop, reference);
  await pressAtSandbox(shop, provider_ref ?? '', act);
};

const giveAll = async (): Promise<void> => {
  shop.wait(1);
  await reconcile(dutiesOf(shop));
};

const spend = (amount: number, cause: string) =>
  shop.db.transaction().execute((tx) =>
    recordEntry(tx, {
      ...{ clientId, currencyId: 1, type: LEDGER_TYPE.deduction, amount, cause },
      ...{ relType: LEDGER_RELATION.miscInvoice, relId: null },
    }),
  );

const twice = async () => (await reviewsOf(shop)).filter(({ reason }) => reason === 'returned_twice');

describe('the payment of a claim whose order was refunded to the balance', () => {
  test('is not refunded by staff, and in part only up to what was not returned', async () => {
    const { orderId, reference } = await paidClaim();
    await refund({ orderId }, 300_000);
    expect(await refund({ reference }, 700_001)).toEqual({ ok: false, error: 'too_much' });
    await refund({ orderId }, null);
    expect(await balance()).toBe(TOTAL);
    expect(await refund({ reference }, null)).toEqual({ ok: false, error: 'given_to_balance' });
    expect(await twice()).toEqual([]);
  });

  test('is refunded at the provider: the balance returns it, and nothing is left to staff', async () => {
    const { orderId, reference } = await paidClaim();
    await refund({ orderId }, null);
    await atProvider(reference, 'refund');
    expect(await balance()).toBe(0);
    expect(await twice()).toEqual([]);
  });

  test('is refunded at the provider after the balance was spent: staff see what is missing', async () => {
    const { orderId, reference } = await paidClaim();
    await refund({ orderId }, null);
    await spend(800_000, 'spent');
    await atProvider(reference, 'refund');
    expect(await balance()).toBe(0);
    expect(await twice()).toMatchObject([
      { outcome: null, captured_amount: 800_000, captured_currency: 'EUR' },
    ]);
  });

  test('is charged back: the same as a refund at the provider', async () => {
    const { orderId, reference } = await paidClaim();
    await refund({ orderId }, null);
    await spend(TOTAL, 'spent');
    await atProvider(reference, 'dispute');
    expect(await twice()).toEqual([]);
    await atProvider(reference, 'lose');
    expect(await twice()).toMatchObject([{ captured_amount: TOTAL }]);
  });
});

test('the part of a claim that was paid from the balance is not given back with its order and with its card', async () => {
  await shop.db
    .insertInto('client_balance')
    .values({ client_id: clientId, currency_id: 1, balance: 400_000 })
    .execute();
  const { orderId, claim } = await bought();
  const { body } = await payablesOf(shop).pay(claim.slug, me, 60, { use_balance: true }, 'card-and-balance');
  await shop.payAt(shop.app, body.redirect_url ?? '');
  await shop.verify(body.payment_reference, me);
  expect(await balance()).toBe(0);
  await refund({ orderId }, 300_000);
  await refund({ reference: body.payment_reference }, null);
  await giveAll();
  expect((await paymentOf(shop, body.payment_reference)).refunded_amount).toBe(600_000);
  expect(await balance()).toBe(400_000);
  await refund({ orderId }, null);
  expect(await balance()).toBe(400_000);
});

describe('an order is refunded while the money of its claim', () => {
  test('is disputed: the balance gets it when the dispute is won, and not when it is lost', async () => {
    const [won, lost] = [await paidClaim(), await paidClaim()];
    for (const { orderId, reference } of [won, lost]) {
      await atProvider(reference, 'dispute');
      expect(await refund({ orderId }, null)).toMatchObject({ ok: true });
    }
    expect(await balance()).toBe(0);
    await atProvider(lost.reference, 'lose');
    expect(await balance()).toBe(0);
    await atProvider(won.reference, 'win');
    expect(await balance()).toBe(TOTAL);
    expect(await twice()).toEqual([]);
  });

  test('is being refunded by staff: it goes to the card, or to the balance once the provider refused', async () => {
    const { orderId, reference } = await paidClaim();
    expect(await refund({ reference }, null)).toMatchObject({ ok: true });
    await refund({ orderId }, null);
    expect(await balance()).toBe(0);
    const providers = new Map(
      [...dutiesOf(shop).providers].map(([id, provider]) => [
        id,
        {
          ...provider,
          refund: async (...asked: Parameters<typeof provider.refund>) => ({
            ...(await provider.status(asked[0], asked[1])),
            refused: 'no_funds',
          }),
        },
      ]),
    );
    shop.wait(1);
    await reconcile(dutiesOf(shop, { providers }));
    expect(await balance()).toBe(TOTAL);
    expect((await reviewsOf(shop)).map(({ reason }) => reason)).toEqual(['refund_failed']);
  });
});

test('both refunds at the same moment, ten times: one of them wins, and the sum comes back once', async () => {
  for (let round = 1; round <= 10; round += 1) {
    const before = await balance();
    const { orderId, reference } = await paidClaim();
    const [ofOrder, ofClaim] = await Promise.all([refund({ orderId }, null), refund({ reference }, null)]);
    expect(ofOrder).toMatchObject({ ok: true });
    await giveAll();
    const { refunded_amount: toCard } = await paymentOf(shop, reference);
    expect(toCard + (await balance()) - before).toBe(TOTAL);
    expect(toCard).toBe(ofClaim.ok ? TOTAL : 0);
  }
  expect(await twice()).toEqual([]);
});

/** The rule in its own words: what one euro may do, without the shop's code. */
class Model {
  credited = 0;
  paid = 0;
  card = 0;
  balance = 0;
  spent = 0;
  missing = 0;
  dispute: 'none' | 'open' | 'won' | 'lost' = 'none';

  give() {
    const held = this.dispute === 'open' ? this.paid : this.card;
    const tooMuch = this.paid - (TOTAL - this.credited) - held - this.balance;
    if (this.paid > 0 && tooMuch > 0) this.balance += tooMuch;
  }

  take() {
    const over = Math.max(0, this.card + this.balance - this.paid);
    const taken = Math.min(over, this.balance - this.spent);
    this.balance -= taken;
    this.missing = over - taken;
  }
}

test.each(Array.from({ length: 16 }, (_, seed) => seed + 1))(
  'refunds, disputes and spending in any order return what was paid, once (%i)',
  async (seed) => {
    const random = createRandom(seed);
    const model = new Model();
    const { orderId, claim } = await bought();
    let reference = '';
    const isGone = () => model.dispute === 'lost' || (model.paid > 0 && model.card === model.paid);

    const acts: Record<string, () => Promise<void>> = {
      pay: async () => {
        const rest = TOTAL - model.credited;
        if (reference !== '' || rest === 0) return;
        reference = await payClaim(claim.slug, rest);
        model.paid = rest;
      },
      order: async () => {
        const amount = random.between(1, 60) * 10_000;
        const answer = await refund({ orderId }, amount);
        expect(answer.ok).toBe(model.credited + amount <= TOTAL);
        if (!answer.ok) return;
        model.credited += amount;
        model.give();
      },
      claim: async () => {
        if (reference === '') return;
        const amount = random.between(1, 80) * 10_000;
        const answer = await refund({ reference }, amount);
        const isFree = model.dispute !== 'open' && !isGone();
        expect(answer.ok).toBe(isFree && amount <= model.paid - model.card - model.balance);
        if (!answer.ok) return;
        await giveAll();
        model.card += amount;
      },
      provider: async () => {
        if (reference === '' || isGone() || model.dispute === 'open') return;
        const act = model.dispute === 'won' || random.isLucky(0.3) ? 'refund' : 'refund_half';
        await atProvider(reference, act);
        const half = Math.floor(model.paid / 200) * 100;
        model.card = act === 'refund' ? model.paid : Math.min(model.paid, model.card + half);
        model.take();
      },
      dispute: async () => {
        if (reference === '' || isGone() || model.dispute !== 'none') return;
        await atProvider(reference, 'dispute');
        model.dispute = 'open';
      },
      judge: async () => {
        if (model.dispute !== 'open') return;
        const isWon = random.isLucky(0.5);
        await atProvider(reference, isWon ? 'win' : 'lose');
        model.dispute = isWon ? 'won' : 'lost';
        if (isWon) return model.give();
        model.card = model.paid;
        model.take();
      },
      spend: async () => {
        const free = model.balance - model.spent;
        if (free === 0 || model.missing > 0) return;
        const amount = random.between(1, free / 100) * 100;
        await spend(amount, `spent:${model.spent}:${random.below(1_000_000)}`);
        model.spent += amount;
      },
    };

    for (let step = 0; step < 14; step += 1) {
      const act = random.pick([...Object.keys(acts), 'order', 'provider']);
      await acts[act]?.();
      const told = `seed ${seed}, step ${step}: ${act}`;
      expect((await claimOf(shop, orderId)).credited, told).toBe(model.credited);
      expect(await balance(), told).toBe(model.balance - model.spent);
      expect((await twice()).at(-1)?.captured_amount ?? 0, told).toBeGreaterThanOrEqual(model.missing);
      if (reference === '') continue;
      const payment = await paymentOf(shop, reference);
      const toCard = payment.dispute === 'lost' ? model.paid : payment.refunded_amount;
      expect(toCard, told).toBe(model.card);
      expect(toCard + model.balance, told).toBeLessThanOrEqual(model.paid + model.missing);
    }
  },
);
