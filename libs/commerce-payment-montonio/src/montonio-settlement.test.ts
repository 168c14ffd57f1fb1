import { describe, expect, test } from 'vitest';
import { readMontonioSettlement } from './montonio-settlement.ts';

const HEAD = 'createdAt,type,uuid,orderUuid,merchantReference,amount,currency,serviceFee,paymentProviderName';
const report = (...lines: string[]) => [HEAD, ...lines, ''].join('\r\n');
const PAID = '2026-11-25T10:11:12.000Z,PAYMENT,p-1,o-1,ref-1,12.34,EUR,0.05,"Bank, ""North"""';

describe('an export', () => {
  test('has payments and refunds by the shop’s reference, in units of 1/10000', () => {
    const refund = '2026-11-25T12:00:00.000Z,REFUND,r-1,o-1,ref-1,5,EUR,,';
    expect(readMontonioSettlement(report(PAID, refund))).toEqual([
      {
        ...{ movement: 'p-1', kind: 'payment', reference: 'ref-1', paymentId: 'o-1' },
        ...{ amount: 123_400, currency: 'EUR', fee: 500, at: new Date('2026-11-25T10:11:12Z') },
      },
      {
        ...{ movement: 'r-1', kind: 'refund', reference: 'ref-1', paymentId: 'o-1' },
        ...{ amount: 50_000, currency: 'EUR', fee: null, at: new Date('2026-11-25T12:00:00Z') },
      },
    ]);
  });

  test('of a Baltic spreadsheet has semicolons and decimal commas', () => {
    const csv = `${HEAD.replaceAll(',', ';')}\n2026-11-25T10:11:12Z;PAYMENT;p-1;o-1;ref-1;1234,5;EUR;0,05;Bank\n`;
    expect(readMontonioSettlement(csv)).toMatchObject([{ amount: 12_345_000, fee: 500 }]);
  });

  test('may have no movement', () => {
    expect(readMontonioSettlement(report())).toEqual([]);
  });
});

describe('what is no such export is refused with its line', () => {
  test.each([
    ['', 'line 1: the head is missing'],
    [report(PAID).replace('paymentProviderName', 'colour'), 'line 1: "colour" is no known column'],
    [report(PAID).replace('merchantReference,', ''), 'line 1: the column "merchantReference" is missing'],
    [report(PAID, PAID.replace('PAYMENT', 'GIFT')), 'line 3: "GIFT" is no known type'],
    [report(PAID.replace('12.34', '"1,234.00"')), 'line 2: "1,234.00" is no sum'],
    [report(PAID.replace('12.34', '1.23456')), 'line 2: "1.23456" is no sum'],
    [report(PAID.replace('2026-11-25T10:11:12.000Z', 'today')), 'line 2: "today" is no time'],
  ])('%#: %s', (csv, why) => {
    expect(() => readMontonioSettlement(csv)).toThrow(why);
  });
});
