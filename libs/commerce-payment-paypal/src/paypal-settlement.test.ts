import { describe, expect, test } from 'vitest';
import { readPayPalSettlement } from './paypal-settlement.ts';

const HEAD =
  '"CH","Transaction ID","Invoice ID","PayPal Reference ID","PayPal Reference ID Type","Transaction Event Code",' +
  '"Transaction Initiation Date","Transaction Completion Date","Transaction Debit or Credit","Gross Transaction Amount",' +
  '"Gross Transaction Currency","Fee Debit or Credit","Fee Amount","Fee Currency","Custom Field","Consumer ID"';
const AT = '"2026/11/25 10:11:12 +0200","2026/11/25 10:11:12 +0200"';
const report = (...lines: string[]) =>
  [
    '"RH","2026/11/26 00:00:00 +0000","A","ACCOUNT","009"',
    '"FH","01"',
    '"SH","2026/11/25 00:00:00 +0000","2026/11/25 23:59:59 +0000","ACCOUNT",""',
    HEAD,
    ...lines,
    '"SF","EUR","0","0"',
    `"SC","${lines.length}"`,
    `"RC","${lines.length}"`,
    '"FF","1"',
  ].join('\r\n');
const PAID = `"SB","CAP1","","","","T0006",${AT},"CR","1234","EUR","DR","77","EUR","ref-1","Buyer, ""Rasa"""`;

describe('a settlement report', () => {
  test('has payments by the shop’s reference, in units of 1/10000, with commas and quotes in cells', () => {
    expect(readPayPalSettlement(report(PAID))).toEqual([
      {
        ...{ movement: 'CAP1', kind: 'payment', reference: 'ref-1', paymentId: 'CAP1' },
        ...{ amount: 123_400, currency: 'EUR', fee: 7_700, at: new Date('2026-11-25T08:11:12Z') },
      },
    ]);
  });

  test('has refunds and chargebacks by the capture that they concern', () => {
    const line = (id: string, code: string, side: string) =>
      `"SB","${id}","","CAP1","TXN","${code}",${AT},"${side}","500","EUR","","","","key.1",""`;
    const lines = [line('R1', 'T1107', 'DR'), line('D1', 'T1201', 'DR'), line('D2', 'T1202', 'CR')];
    expect(readPayPalSettlement(report(...lines))).toMatchObject([
      { kind: 'refund', movement: 'R1', reference: null, paymentId: 'CAP1', amount: 50_000, fee: null },
      { kind: 'dispute', movement: 'D1', paymentId: 'CAP1', amount: 50_000 },
      { kind: 'dispute', movement: 'D2', paymentId: 'CAP1', amount: -50_000 },
    ]);
  });

  test('leaves out withdrawals, holds and conversions, and may have no movement', () => {
    const withdrawn = PAID.replace('T0006', 'T0403');
    expect(readPayPalSettlement(report(withdrawn))).toEqual([]);
    expect(readPayPalSettlement(report())).toEqual([]);
  });

  test('a fee in another currency is not compared', () => {
    const [line] = readPayPalSettlement(report(PAID.replace('"77","EUR"', '"85","USD"')));
    expect(line?.fee).toBeNull();
  });
});

describe('what is no such report is refused with its line', () => {
  test.each([
    ['', 'line 1: the file has no section'],
    ['id,amount\n1,2\n', 'line 1: "id" is no kind of row'],
    [report(PAID).replace('"Consumer ID"', '"Colour"'), 'line 4: "Colour" is no known column'],
    [report(PAID).replace('"Custom Field",', ''), 'line 4: the column "Custom Field" is missing'],
    [report(PAID.replace('"1234"', '"12.34"')), 'line 5: "12.34" is no sum in the smallest unit'],
    [report(PAID.replaceAll('2026/11/25', '25.11.2026')), 'is no time'],
    [report(PAID.replace(',"ref-1"', '')), 'line 5: has 14 cells, not 15'],
    [report(PAID, '"SB","open'), 'line 6: a quote is not closed'],
    [PAID, 'line 1: a row comes before the names of its columns'],
  ])('%#: %s', (csv, why) => {
    expect(() => readPayPalSettlement(csv)).toThrow(why);
  });
});
