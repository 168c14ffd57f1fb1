import { describe, expect, test } from 'vitest';
import { readStripeSettlement } from './stripe-settlement.ts';

const HEAD =
  'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,description,' +
  'customer_facing_amount,customer_facing_currency,payment_intent_id,payment_metadata[reference]';
const report = (...lines: string[]) => [HEAD, ...lines, ''].join('\n');
const PAID =
  'txn_1,2026-11-25 10:11:12,eur,12.34,0.44,11.90,charge,ch_1,"Order QU7, ""Nordport""",12.34,eur,pi_1,ref-1';

describe('a report of balance changes', () => {
  test('has payments by the shop’s reference, in units of 1/10000, with commas and quotes in cells', () => {
    expect(readStripeSettlement(report(PAID))).toEqual([
      {
        ...{ movement: 'txn_1', kind: 'payment', reference: 'ref-1', paymentId: 'pi_1' },
        ...{ amount: 123_400, currency: 'EUR', fee: 4_400, at: new Date('2026-11-25T10:11:12Z') },
      },
    ]);
  });

  test('has refunds and disputes as what was taken from the balance, and what came back as negative', () => {
    const line = (category: string, gross: string) =>
      `txn_${category},2026-11-25 10:11:12,eur,${gross},0.00,${gross},${category},x_1,,${gross},eur,pi_1,`;
    expect(
      readStripeSettlement(
        report(line('refund', '-5.00'), line('dispute', '-7.5'), line('dispute_reversal', '7.50')),
      ),
    ).toMatchObject([
      { kind: 'refund', reference: null, paymentId: 'pi_1', amount: 50_000 },
      { kind: 'dispute', amount: 75_000 },
      { kind: 'dispute', amount: -75_000 },
    ]);
  });

  test('has the sum that the buyer paid where the balance is in another currency, and no comparable fee', () => {
    const converted = PAID.replace(',12.34,eur,pi_1', ',14.00,usd,pi_1');
    expect(readStripeSettlement(report(converted))).toMatchObject([
      { amount: 140_000, currency: 'USD', fee: null },
    ]);
  });

  test('reads whole units and up to four places by their digits', () => {
    for (const [said, amount] of [
      ['12', 120_000],
      ['0.1', 1_000],
      ['1234567.89', 12_345_678_900],
      ['0.0001', 1],
    ] as const)
      expect(readStripeSettlement(report(PAID.replaceAll('12.34', said)))[0]?.amount).toBe(amount);
  });

  test('leaves out payouts, and may have no movement', () => {
    expect(readStripeSettlement(report(PAID.replace(',charge,', ',payout,')))).toEqual([]);
    expect(readStripeSettlement(report())).toEqual([]);
  });
});

describe('what is no such report is refused with its line', () => {
  test.each([
    ['', 'line 1: the head is missing'],
    [report(PAID).replace('description', 'colour'), 'line 1: "colour" is no known column'],
    [
      report(PAID).replace(',payment_metadata[reference]', ''),
      'column "payment_metadata[reference]" is missing',
    ],
    [report(PAID, PAID.replace(',12.34,0.44', ',"1,234.00",0.44')), 'line 3: "1,234.00" is no sum'],
    [report(PAID.replace(',12.34,0.44', ',1e3,0.44')), 'line 2: "1e3" is no sum'],
    [report(PAID.replace('2026-11-25 10:11:12', '25/11/2026')), 'line 2: "25/11/2026" is no time'],
    [report(`${PAID},more`), 'line 2: has 14 cells, not 13'],
  ])('%#: %s', (csv, why) => {
    expect(() => readStripeSettlement(csv)).toThrow(why);
  });
});
