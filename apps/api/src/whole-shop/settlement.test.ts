import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { staffCallsContract } from '@shop/contracts/staff';
import { hire, officeOf } from '@shop/commerce-staff/testing';
import { stockShop } from '@shop/commerce-stock/testing';
import { countOverdueReports, readFolder, readReport } from '@shop/commerce-settlements';
import { sql } from '@shop/database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runDesk } from '../payments-desk/run-desk.ts';
import { placeOne } from '../proofs/place-one.ts';
import { settleAll } from '../proofs/settle-all.ts';
import { openShop, type ShopFloor } from '../proofs/shop-floor.ts';
import { createTestLog, deskOf } from '../testing/payments.ts';
import { REAL_TILLS } from '../testing/tills/start-till.ts';
import type { Act } from '../testing/tills/till.ts';

const DAY = 24 * 60;
const DAY_MS = DAY * 60_000;

describe.each(REAL_TILLS)('the settlement report of %s', (id) => {
  let shop: ShopFloor;
  let turn = 0;
  beforeAll(async () => {
    shop = await openShop(id);
  });
  afterEach(async () => {
    const { now } = shop.clock;
    await shop.reset();
    await stockShop(shop.db);
    // The provider keeps its books: each test has its own day.
    shop.clock.now = new Date(now.getTime() + 2 * DAY_MS);
  });
  afterAll(() => shop.close());

  const buy = async (): Promise<string> => {
    turn += 1;
    const { placed } = await placeOne(shop, `key-${turn}`);
    await shop.pay(placed);
    await shop.verify(placed.payment_reference, {});
    await settleAll(shop);
    return placed.payment_reference;
  };
  const act = async (reference: string, ...acts: Act[]) => {
    for (const one of acts) {
      await shop.till.act(reference, one);
      await settleAll(shop);
    }
  };

  const reportOf = (day = shop.clock.now): string => shop.till.settlement?.(day) ?? '';
  const deps = () => ({ ...deskOf(shop), settings: shop.deps.providerSettings });
  const provider = () => {
    const entry = shop.deps.providerEntries.find((one) => one.id === id);
    if (!entry) throw new Error(`${id} is not among the providers`);
    return entry;
  };
  const read = async (csv = reportOf(), day = shop.clock.now) => {
    const name = `${day.toISOString().slice(0, 10)}.csv`;
    const bytes = new TextEncoder().encode(csv);
    const file = { provider: provider(), account: 'main', name, bytes, readBy: 'rasa' };
    const report = await readReport(deps(), file);
    return report.ok ? report.value.differences : report.error.kind;
  };
  const reviews = async () => {
    const rows = await shop.db
      .selectFrom('payment_review')
      .select(['difference', 'reference'])
      .where('reason', '=', 'settlement')
      .execute();
    return rows.map(({ difference, reference }) => [difference, reference]);
  };
  /** Exactly this review, also after the same and another report of the day. */
  const oneReview = async (difference: string, reference: string, csv?: string) => {
    expect(await read(csv)).toBe(1);
    expect(await read(csv)).toBe('read_before');
    expect(await read(`${csv ?? reportOf()}\n`)).toBe(0);
    expect(await reviews()).toEqual([[difference, reference]]);
  };

  test('a clean day adds nothing: payments, refunds and disputes agree', async () => {
    const [, half = '', whole = ''] = [await buy(), await buy(), await buy()];
    await act(half, 'refund_half');
    await act(whole, 'refund');
    if (shop.till.acts.includes('dispute')) {
      await act(await buy(), 'dispute', 'lose');
      await act(await buy(), 'dispute', 'win');
    }
    expect(await read()).toBe(0);
    expect(await reviews()).toEqual([]);
    const { count } = await shop.db
      .selectFrom('settlement_line')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('payment_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThanOrEqual(5);
    // Four days later nothing is missing either.
    shop.wait(4 * DAY);
    expect(await read()).toBe(0);
  });

  test('unknown money opens one review, and staff see what to do', async () => {
    const reference = await buy();
    await oneReview(
      'missing_here',
      'strange-reference',
      reportOf().replaceAll(reference, 'strange-reference'),
    );
    const desk = async (...args: string[]) => (await runDesk(deskOf(shop), 'rasa', ['review', ...args])).text;
    const line = (await desk()).split('\n').find((one) => one.includes('settlement: missing_here')) ?? '';
    expect(line).toMatch(/find it at the provider, refund it there or mend the payment, then --close$/);
    const [review = ''] = line.split(' ');
    expect(await desk(review, '--close', '--why', 'refunded there')).toBe('The review is closed.');
    expect(await desk()).not.toContain('settlement');
  });

  test('money that no report has after three days opens one review', async () => {
    const before = new Date(shop.clock.now.getTime() - DAY_MS);
    expect(await read(reportOf(before), before)).toBe(0);
    const reference = await buy();
    shop.wait(2 * DAY);
    expect(await read()).toBe(0);
    shop.wait(2 * DAY);
    await oneReview('missing_there', reference);
  });

  test.each([
    ['other_sum', { captured_amount: 5_000_000 }],
    ['other_fee', { provider_fee: 7_700 }],
    ['other_currency', { captured_currency: 'USD' }],
  ] as const)('%s is one review', async (difference, change) => {
    const reference = await buy();
    await buy();
    await shop.db.updateTable('payment').set(change).where('reference', '=', reference).execute();
    await oneReview(difference, reference);
  });

  test('a refund that is unknown to the shop opens one review', async () => {
    const reference = await buy();
    await shop.till.act(reference, 'refund_half');
    await oneReview('refund_differs', reference);
  });

  test('a dispute that is unknown to the shop opens one review, where there are disputes', async () => {
    if (!shop.till.acts.includes('dispute')) return;
    const reference = await buy();
    await shop.till.act(reference, 'dispute');
    await shop.till.act(reference, 'lose');
    await oneReview('dispute_differs', reference);
  });

  test('each difference is in the audit log once', async () => {
    const reference = await buy();
    await sql`update payment set provider_fee = 1 where reference = ${reference}`.execute(shop.db);
    await read();
    await shop.deps.audit.flush();
    const events = await shop.db
      .selectFrom('audit_event')
      .select('details')
      .where('event', '=', 'payment.review_opened')
      .execute();
    expect(events).toMatchObject([{ details: { reason: 'settlement.other_fee' } }]);
  });

  test('staff see a payment with its provider, fee and the day of its settlement', async () => {
    const reference = await buy();
    const day = shop.clock.now.toISOString().slice(0, 10);
    await read();
    const desk = (...args: string[]) => runDesk(deskOf(shop), 'rasa', args);
    const { text } = await desk('list', '--provider', id, '--state', 'captured', '--brand', 'lt');
    const [head = '', line = '', ...rest] = text.split('\n');
    expect(head.split(/\s{2,}/).slice(4)).toEqual([
      ...['method', 'provider', 'state', 'charged', 'refunded', 'fee', 'settled'],
    ]);
    expect(line).toContain(reference);
    expect(line).toMatch(new RegExp(`  ${id} +captured  +[\\d.]+ EUR  -  +[\\d.]+ EUR  ${day}$`));
    expect(rest).toEqual([]);
    expect((await desk('list', '--state', 'failed')).text).toBe('No such payment.');
    const shown = (await desk('show', reference)).text;
    expect(shown).toMatch(new RegExp(`settled +${day}`));
    expect(shown).toMatch(new RegExp(`${day}  payment  [\\d.]+ EUR, fee [\\d.]+ EUR  \\(${day}\\.csv\\)`));
  });

  test('the office shows a payment of an order with its provider, fee and the day of its settlement', async () => {
    const reference = await buy();
    const day = shop.clock.now.toISOString().slice(0, 10);
    const lead = await hire(shop, 'lead', 'lead');
    const { quote_id: order } = await shop.db
      .selectFrom('payment')
      .select('quote_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const shown = async () => {
      const asked = { as: lead, body: { id: order ?? 0 } };
      return (await officeOf(shop)(staffCallsContract.order, asked)).body.order.payments;
    };
    const known = { reference, state: 'captured', provider: id, method: expect.stringMatching(/^[a-z]+$/) };
    expect(await shown()).toMatchObject([{ ...known, settled_on: null }]);
    await read();
    expect(await shown()).toMatchObject([{ ...known, fee: expect.any(Number), settled_on: day }]);
  });

  test('the folder is read once, a file that is no report is refused by its line, and a missing report is counted', async () => {
    await buy();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'settlement-'));
    await mkdir(path.join(folder, id));
    await writeFile(path.join(folder, id, '2026-01-01.csv'), reportOf());
    const { log, lines } = createTestLog();
    const info: object[] = [];
    const daily = {
      ...deps(),
      providers: [provider()],
      log: { ...log, info: (details: object) => void info.push(details) },
    };
    await readFolder(daily, folder);
    await readFolder(daily, folder);
    expect(info).toMatchObject([{ provider: id, file: '2026-01-01.csv', differences: 0 }]);
    await writeFile(path.join(folder, id, 'other.csv'), 'one,two\n1,2\n');
    await expect(readFolder(daily, folder)).rejects.toThrow(`refused: ${id}/other.csv`);
    expect(lines).toMatchObject([
      { level: 'error', details: { kind: 'unreadable', why: expect.stringMatching(/^line 1: /) } },
    ]);
    await rm(folder, { recursive: true });

    const overdue = (days: number) =>
      countOverdueReports(
        shop.db,
        { providers: [provider()], settings: shop.deps.providerSettings },
        new Date(shop.clock.now.getTime() + days * DAY_MS),
      );
    expect([await overdue(0), await overdue(2), await overdue(4)]).toEqual([0, 0, 1]);
  });

  test('no report is larger than 5 MB, and an empty file is none', async () => {
    expect(await read('x'.repeat(5 * 1024 * 1024 + 1))).toBe('too_large');
    expect(await read('')).toBe('unreadable');
  });
});
