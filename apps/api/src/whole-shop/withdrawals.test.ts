import { ordersContract } from '@shop/contracts/orders';
import { withdrawalsContract, type WithdrawableAnswer } from '@shop/contracts/withdrawals';
import { issueDue } from '@shop/commerce-invoices';
import { countDueWithdrawals, withdrawalsRetention } from '@shop/commerce-withdrawals';
import { orderRefund, reconcile } from '@shop/commerce-payments';
import { stockShop } from '@shop/commerce-stock/testing';
import { createTariffs } from '@shop/commerce-tariff';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runOrdersDesk } from '../orders-desk/run-orders-desk.ts';
import { openShop, type ShopFloor } from '../proofs/shop-floor.ts';
import { dutiesOf, ordersDeskOf, paymentOf, settlingOf } from '../testing/payments.ts';

let shop: ShopFloor;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.reset();
  await stockShop(shop.db);
});
afterAll(() => shop.close());

type Bought = { slug: string; token: string; reference: string; id: number; total: number };
type Pay = { token?: string; balance?: boolean; all?: boolean };

/** Two shirts and headphones; a client may pay a part or all of it from the balance. */
const buy = async ({ token: client = '', balance = false, all = false }: Pay = {}): Promise<Bought> => {
  const token = await shop.putIntoCart(3, 2, { token: client });
  await shop.putIntoCart(1, 1, { token });
  const slug = await shop.generate({ token });
  await shop.ship(slug, { token });
  const chosen = await shop.choose(
    slug,
    { token },
    {
      use_balance: balance,
      ...(all && { payment_processor_id: 4 }),
    },
  );
  const { total } = chosen.body.checkout.totals;
  const placed = (await shop.place(slug, { token }, total, `key-${slug}`)).body;
  if (placed.redirect_url) {
    await shop.payAt(shop.app, placed.redirect_url);
    await shop.verify(placed.payment_reference, { token });
  }
  return { slug, token, reference: placed.payment_reference, id: placed.order_id, total };
};

const desk = (...args: string[]) => runOrdersDesk(ordersDeskOf(shop), 'rasa', args);

const deliver = async ({ id }: Bought) => {
  for (const milestone of ['purchasing', 'shipped', 'delivered'])
    await desk('milestone', `QU${id}`, milestone);
};

let keys = 0;
const newKey = () => {
  keys += 1;
  return `k${String(keys).padStart(19, '0')}`;
};

const withdrawable = async ({ slug, token }: Bought): Promise<WithdrawableAnswer> =>
  (await shop.call(withdrawalsContract.order, { token, body: { slug, language_id: 1 } })).body;

type Chosen = readonly { id: number; quantity: number }[];
const state = ({ slug, token }: { slug: string; token: string }, lines: Chosen, key = newKey()) =>
  shop.call(withdrawalsContract.state, {
    token,
    body: {
      slug,
      language_id: 1,
      key,
      name: 'Rasa Petraitė',
      email: 'rasa@shopper.example',
      lines: [...lines],
    },
  });

const everything = async (bought: Bought): Promise<Chosen> =>
  (await withdrawable(bought)).lines.map(({ id, left }) => ({ id, quantity: left }));

const typed = (number: string, email: string, more: { key?: string; goods?: string; ip?: string } = {}) =>
  shop.call(withdrawalsContract.stateByNumber, {
    body: { key: more.key ?? newKey(), name: 'Rasa Petraitė', number, email, goods: more.goods ?? '' },
    ...(more.ip && { ip: more.ip }),
  });

const rows = () => shop.db.selectFrom('withdrawal').selectAll().orderBy('id').execute();
const lastId = async () => String((await rows()).at(-1)?.id);

const news = async () =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('unique_key', 'like', 'withdrawal-%')
      .orderBy('id')
      .execute()
  ).map(({ data }) => data as { news: string; lines: string[] });

/** The shop's duty asks the provider for what is due back. */
const giveBack = async () => {
  shop.wait(1);
  await reconcile(dutiesOf(shop));
};

const refundLast = async () => {
  const id = await lastId();
  const done = [await desk('withdrawal', id, 'received'), await desk('withdrawal', id, 'refund')];
  await giveBack();
  return done.map(({ exitCode }) => exitCode);
};

/** What the chosen delivery cost more than the cheapest one: it is not refunded. */
const supplementOf = async ({ id }: Bought): Promise<number> => {
  const { totals } = await shop.db
    .selectFrom('order_offer')
    .select('totals')
    .where('quote_id', '=', id)
    .executeTakeFirstOrThrow();
  return totals.delivery - (totals.least_delivery ?? 0);
};

const issue = async () => {
  const { db, brands, log } = shop.deps;
  const clock = () => shop.clock.now;
  await issueDue({ db, clock, brands, tariffs: createTariffs({ db, clock }), log });
  const documents = await shop.db.selectFrom('invoice').select(['kind', 'total']).orderBy('id').execute();
  return documents;
};

test('a guest withdraws from a delivered order: receipt at once, refund when the goods are back, credit note', async () => {
  const bought = await buy();
  await deliver(bought);
  expect((await withdrawable(bought)).until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const { status, body } = await state(bought, await everything(bought));
  expect([status, body.receipt.state]).toEqual([200, 'awaiting_goods']);
  expect(body.receipt.send_back?.address).not.toBe('');
  const [receipt] = await news();
  expect(receipt).toMatchObject({ news: 'withdrawal_stated' });
  expect(receipt?.lines.join('\n')).toMatch(/Date and time: .*\nOrder: QU\d+\nName: Rasa/);

  expect((await desk('withdrawal', await lastId(), 'refund')).text).toContain(
    'Neither the goods nor a proof',
  );
  expect(await refundLast()).toEqual([0, 0]);
  const payment = await paymentOf(shop, bought.reference);
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'refunded', to_balance: 0 });
  expect(payment.refunded_amount).toBe(row?.to_payer);
  expect(await supplementOf(bought)).toBeGreaterThan(0);
  expect(row?.to_payer).toBe(payment.amount - (await supplementOf(bought)));
  expect(await issue()).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note', total: row?.to_payer }]);
  expect((await news()).map((one) => one.news)).toEqual(['withdrawal_stated', 'withdrawal_refunded']);
});

test('goods withdrawn one by one add up to the whole, from the card and the balance', async () => {
  const client = await shop.client(200_000);
  const bought = await buy({ token: client.token, balance: true });
  await deliver(bought);
  const lines = (await withdrawable(bought)).lines.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, () => [{ id, quantity: 1 }]),
  );
  expect(lines).toHaveLength(3);
  for (const one of lines) {
    expect((await state(bought, one)).status).toBe(200);
    expect(await refundLast()).toEqual([0, 0]);
  }
  const payment = await paymentOf(shop, bought.reference);
  const all = await rows();
  expect(all.every(({ to_payer, to_balance }) => to_payer > 0 && to_balance > 0)).toBe(true);
  const toPayer = all.reduce((sum, { to_payer }) => sum + to_payer, 0);
  const toBalance = all.reduce((sum, { to_balance }) => sum + to_balance, 0);
  expect(payment.refunded_amount).toBe(toPayer);
  expect(toPayer + toBalance).toBe(payment.amount + 200_000 - (await supplementOf(bought)));
  const { balance } = await shop.db
    .selectFrom('client_balance')
    .select('balance')
    .where('client_id', '=', client.clientId)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(toBalance);
  const [, ...notes] = await issue();
  expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(toPayer + toBalance);

  // Staff refund the rest by hand: the balance gets the rest of its part, once.
  await orderRefund(settlingOf(shop), {
    of: { orderId: bought.id },
    amount: null,
    reason: 'goodwill',
    staff: 'rasa',
  });
  await giveBack();
  const { balance: after } = await shop.db
    .selectFrom('client_balance')
    .select('balance')
    .where('client_id', '=', client.clientId)
    .executeTakeFirstOrThrow();
  expect(after).toBe(200_000);
  expect((await withdrawable(bought)).lines.every(({ left }) => left === 0)).toBe(true);
});

test('an order paid from the balance returns to the balance', async () => {
  const client = await shop.client(100_000_000);
  const bought = await buy({ token: client.token, balance: true, all: true });
  await deliver(bought);
  await state(bought, await everything(bought));
  expect(await refundLast()).toEqual([0, 0]);
  const { balance } = await shop.db
    .selectFrom('client_balance')
    .select('balance')
    .where('client_id', '=', client.clientId)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(100_000_000 - (await supplementOf(bought)));
  const { body } = await shop.call(ordersContract.success, {
    token: bought.token,
    body: { slug: bought.slug, language_id: 1 },
  });
  expect(body.order?.refunded).toBeCloseTo(((await rows())[0]?.to_balance ?? 0) / 10_000, 2);
});

test('two confirmations at once keep one statement: with the same key and with two', async () => {
  for (const isSameKey of [true, false]) {
    const bought = await buy();
    await deliver(bought);
    const lines = await everything(bought);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => state(bought, lines, isSameKey ? key : newKey())),
    );
    const fine = answers.filter(({ status }) => status === 200);
    expect(fine).toHaveLength(isSameKey ? 6 : 1);
    expect((await rows()).filter(({ quote_id }) => quote_id === bought.id)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(isSameKey ? 0 : 5);
  }
});

test('two refunds at once refund once', async () => {
  const bought = await buy();
  await deliver(bought);
  await state(bought, await everything(bought));
  const id = await lastId();
  await desk('withdrawal', id, 'proof');
  const answers = await Promise.all([1, 2, 3].map(() => desk('withdrawal', id, 'refund')));
  expect(answers.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1);
  await giveBack();
  await giveBack();
  const payment = await paymentOf(shop, bought.reference);
  expect(payment.refunded_amount).toBe((await rows())[0]?.to_payer);
});

test('a whole order whose goods are not bought yet is cancelled at once; a part of it needs no sending back', async () => {
  const whole = await buy();
  const cancelled = await state(whole, await everything(whole));
  expect(cancelled.body.receipt).toMatchObject({ state: 'refunded', send_back: null });
  await giveBack();
  expect(await paymentOf(shop, whole.reference)).toMatchObject({ state: 'refunded' });

  const part = await buy();
  const [line] = await everything(part);
  const kept = await state(part, [{ id: line?.id ?? 0, quantity: 1 }]);
  expect(kept.body.receipt).toMatchObject({ state: 'received', send_back: null });
  expect((await desk('withdrawal', await lastId(), 'refund')).exitCode).toBe(0);
});

test('goods made to measure are refused by line with the reason, the others are accepted', async () => {
  const bought = await buy();
  await deliver(bought);
  const lines = await everything(bought);
  const { product_id } = await shop.db
    .selectFrom('order_line')
    .select('product_id')
    .where('id', '=', lines[0]?.id ?? 0)
    .executeTakeFirstOrThrow();
  const { id: category_id } = await shop.db
    .selectFrom('category')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('product_category')
    .values({ product_id: product_id ?? 0, category_id })
    .execute();
  const setException = (value: 'made_to_measure' | null) =>
    shop.db.updateTable('category').set({ return_exception: value }).where('id', '=', category_id).execute();
  await setException('made_to_measure');
  try {
    const { body } = await state(bought, lines);
    expect(body.receipt.state).toBe('awaiting_goods');
    expect(body.receipt.lines.map(({ refusal }) => refusal)).toContain('made_to_measure');
    expect(await refundLast()).toEqual([0, 0]);
    expect((await rows()).at(-1)).toMatchObject({ state: 'partly_refunded' });
    expect((await news()).at(-1)?.lines.join(' ')).toContain('made to your specifications');
  } finally {
    await setException(null);
    await shop.db.deleteFrom('product_category').execute();
  }
});

test('staff refuse a line with a reason, and the buyer reads it', async () => {
  const bought = await buy();
  await deliver(bought);
  await state(bought, await everything(bought));
  const id = await lastId();
  expect((await desk('withdrawal', id, 'refuse', '0')).exitCode).toBe(1);
  const positions = await shop.db
    .selectFrom('order_line')
    .select('position')
    .where('quote_id', '=', bought.id)
    .orderBy('position')
    .execute();
  const refused = await desk(
    'withdrawal',
    id,
    'refuse',
    String(positions[0]?.position),
    'The',
    'seal',
    'is',
    'broken.',
  );
  expect(refused.exitCode).toBe(0);
  expect(await refundLast()).toEqual([0, 0]);
  expect((await news()).at(-1)?.lines.join(' ')).toContain('The seal is broken.');
  const [row] = await rows();
  expect(row?.to_payer).toBeLessThan((await paymentOf(shop, bought.reference)).amount);
});

test('a late statement is answered as late and kept', async () => {
  const bought = await buy(await shop.client(0));
  await deliver(bought);
  shop.wait(17 * 1_440);
  const lines = await everything(bought);
  expect((await withdrawable(bought)).is_late).toBe(true);
  const { status, body } = await state(bought, lines);
  expect([status, body.receipt.state, body.receipt.reason]).toEqual([200, 'refused', 'too_late']);
  expect(await rows()).toMatchObject([{ state: 'refused', reason: 'too_late' }]);
});

test('a typed statement is answered alike whether or not an order matches, and is kept in both cases', async () => {
  const bought = await buy();
  await deliver(bought);
  const number = `QU${bought.id}`;
  const right = await typed(number, 'rasa@shopper.example');
  const wrong = await typed(number, 'other@shopper.example');
  const shape = ({ body, status }: typeof right) => {
    const { email: _, stated_at: __, ...rest } = body.receipt;
    return [status, rest];
  };
  expect(shape(right)).toEqual(shape(wrong));
  expect(await rows()).toMatchObject([
    { quote_id: bought.id, state: 'awaiting_goods' },
    { quote_id: null, state: 'stated' },
  ]);
  expect(await news()).toHaveLength(1);
  expect((await desk('withdrawals')).text).toContain('no order');
});

test('a typed statement in the buyer’s own words gets its goods from staff', async () => {
  const bought = await buy();
  await deliver(bought);
  await typed(`QU${bought.id}`, 'rasa@shopper.example', { goods: 'One of the shirts' });
  const id = await lastId();
  expect((await desk('withdrawal', id)).text).toContain('One of the shirts');
  const { position } = await shop.db
    .selectFrom('order_line')
    .select('position')
    .where('quote_id', '=', bought.id)
    .where('quantity', '=', 2)
    .executeTakeFirstOrThrow();
  expect((await desk('withdrawal', id, 'goods', `QU${bought.id}`, `${position}=3`)).exitCode).toBe(1);
  expect((await desk('withdrawal', id, 'goods', `QU${bought.id}`, `${position}=1`)).exitCode).toBe(0);
  expect(await rows()).toMatchObject([{ state: 'awaiting_goods' }]);
  expect(await refundLast()).toEqual([0, 0]);
});

test('the same place cannot guess for long', async () => {
  const answers = [];
  for (let at = 0; at < 7; at += 1)
    answers.push((await typed(`QU${900_000 + at}`, 'rasa@shopper.example')).status);
  expect(answers.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(answers.at(-1)).toBe(429);
});

test('staff are alerted before a refund is overdue, and not while the goods are awaited', async () => {
  const bought = await buy();
  await deliver(bought);
  await state(bought, await everything(bought));
  const due = () => countDueWithdrawals(shop.db, shop.clock.now);
  shop.wait(12 * 1_440);
  expect(await due()).toBe(0);
  await desk('withdrawal', await lastId(), 'received');
  expect(await due()).toBe(1);
  await desk('withdrawal', await lastId(), 'refund');
  expect(await due()).toBe(0);
});

test('a statement is deleted with its goods when its time is over', async () => {
  const bought = await buy();
  await deliver(bought);
  await state(bought, await everything(bought));
  const [rule] = withdrawalsRetention;
  expect(await rule?.forget(shop.db, new Date(shop.clock.now.getTime() + 1))).toBe(1);
  expect(await shop.db.selectFrom('withdrawal_line').select('id').execute()).toEqual([]);
});

test('the log names order and act, and no person', async () => {
  const bought = await buy();
  await state(bought, await everything(bought));
  await shop.deps.audit.flush();
  const events = await shop.db
    .selectFrom('audit_event')
    .selectAll()
    .where('event', '=', 'withdrawal.stated')
    .execute();
  expect(events).toMatchObject([{ outcome: 'done', subject: `order:${bought.id}` }]);
  expect(JSON.stringify(events)).not.toMatch(/rasa@|Petrait/i);
});
