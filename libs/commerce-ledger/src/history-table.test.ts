import { LEDGER_RELATION, LEDGER_TYPE } from '@shop/domain/ledger';
import { expect, test } from 'vitest';
import { historyTable } from './history-table.ts';
import type { HistoryRow } from './history.repository.ts';

const TOP_UP: HistoryRow = {
  id: 4107,
  type: LEDGER_TYPE.addition,
  rel_type: LEDGER_RELATION.balanceTopUp,
  rel_id: 3,
  created_at: new Date('2026-05-03T21:01:00Z'),
  starting_balance: 0,
  end_balance: 12_345_600,
  amount: 12_345_600,
  payment_processor_name: 'Bank; "link"',
  payment_processor_transaction_id: '=HYPERLINK("x")',
  quote_slug: null,
  note: null,
};
const PAID: HistoryRow = {
  ...TOP_UP,
  ...{ id: 4108, type: LEDGER_TYPE.deduction, rel_type: LEDGER_RELATION.quote, rel_id: 100_184 },
  ...{ amount: 5_000, starting_balance: 12_345_600, end_balance: 12_340_600 },
};
const vilnius = { timeZone: 'Europe/Vilnius', currency: 'EUR' };

test('English tables have commas, decimal points, and days in the brand’s time zone', () => {
  expect(historyTable([PAID], { locale: 'en', ...vilnius })).toBe(
    '\uFEFFNumber,Date,Entry,Note,Order,Paid by,Currency,Amount,Balance before,Balance after\r\n' +
      'ID4108,2026-05-04 00:01,Order paid from balance,,QU100184,,EUR,-0.50,1234.56,1234.06\r\n',
  );
});

test('tables of the other languages have semicolons and decimal commas', () => {
  const [head, line] = historyTable([PAID], { locale: 'lt', ...vilnius }).split('\r\n');
  expect(head).toContain('Suma;Balansas prieš tai;Balansas po to');
  expect(line).toMatch(/;EUR;-0,50;1234,56;1234,06$/);
});

test('a provider’s text starts no formula and breaks no column', () => {
  const [, line] = historyTable([TOP_UP], { locale: 'lv', ...vilnius }).split('\r\n');
  expect(line).toContain(`"'=HYPERLINK(""x"")";"Bank; ""link""";EUR;1234,56`);
});
