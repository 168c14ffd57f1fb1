import { expect, test } from 'vitest';
import { promotionDiscount, type Promotion } from './promotion.ts';
import { DISCOUNT_TYPE } from './totals/discount.ts';

const tenPercent: Promotion = {
  id: 1,
  code: 'WELCOME10',
  type: DISCOUNT_TYPE.percentage,
  value: 100_000,
  minimumSubtotal: 0,
  startsAt: null,
  endsAt: null,
  usesInTotal: null,
  usesPerClient: null,
};
const context = {
  now: new Date('2026-05-01T12:00:00Z'),
  subtotal: 1_234_500,
  usedInTotal: 0,
  usedByClient: 0,
  fromUsd: (amount: number) => amount,
};

test('R-CHO-22 a promotion is a share of the goods or a fixed sum in the checkout’s currency', () => {
  expect(promotionDiscount(tenPercent, context)).toEqual({ ok: true, value: { type: 1, rate: 100_000 } });
  const fixed = { ...tenPercent, type: DISCOUNT_TYPE.fixed, value: 50_000 };
  const inEuro = { ...context, fromUsd: (amount: number) => (amount * 92) / 100 };
  expect(promotionDiscount(fixed, inEuro)).toEqual({ ok: true, value: { type: 0, amount: 46_000 } });
});

test.each([
  ['before it starts', { startsAt: new Date('2026-06-01T00:00:00Z') }, {}, 'not_valid_now'],
  ['after it ended', { endsAt: new Date('2026-05-01T00:00:00Z') }, {}, 'not_valid_now'],
  ['below its minimum', { minimumSubtotal: 1_234_600 }, {}, 'subtotal_too_small'],
  ['when all uses are gone', { usesInTotal: 5 }, { usedInTotal: 5 }, 'used_up'],
  ['a second time by one client', { usesPerClient: 1 }, { usedByClient: 1 }, 'used_up'],
])('R-CHO-22 a promotion is refused %s', (_when, change, use, kind) => {
  const refused = promotionDiscount({ ...tenPercent, ...change }, { ...context, ...use });
  expect(refused).toMatchObject({ ok: false, error: { kind } });
});
