import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bySource, worthOfWithdrawn, type WithdrawnOrder } from './withdrawal-sums.ts';

const line = (price: number, quantity: number, variantId: number, withdrawn = 0) => ({
  ...{ price, quantity, variantId, withdrawn },
  rate: 210_000,
});

/** Two mugs at 10.00 and a pan at 30.00, duty 6.00, freight and the rest to 100.00; home delivery instead of a locker. */
const order = (mugs: number, pans: number): WithdrawnOrder => ({
  lines: [line(100_000, 2, 1, mugs), line(300_000, 1, 2, pans)],
  promotion: 50_000,
  duty: 60_000,
  paid: 1_000_000,
  delivery: 50_000,
  leastDelivery: 20_000,
});

test('a part of an order is worth its goods less the promotion, with their duty and VAT', () => {
  // 20.00 − 2.00 promotion + 2.40 duty, and 21 %: 24.68; one of two mugs is the half.
  expect(worthOfWithdrawn(order(1, 0))).toBe(123_400);
  expect(worthOfWithdrawn(order(2, 0))).toBe(246_800);
});

test('the whole order is worth all that was paid, without what a dearer delivery cost more', () => {
  expect(worthOfWithdrawn(order(2, 1))).toBe(970_000);
});

const orders = fc
  .record({
    lines: fc.array(
      fc.record({ cents: fc.integer({ min: 0, max: 99_999 }), quantity: fc.integer({ min: 1, max: 9 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    promotion: fc.integer({ min: 0, max: 100 }),
    duty: fc.integer({ min: 0, max: 5_000 }),
    rest: fc.integer({ min: 0, max: 20_000 }),
    delivery: fc.integer({ min: 0, max: 900 }),
    least: fc.integer({ min: 0, max: 900 }),
    share: fc.integer({ min: 0, max: 100 }),
    seed: fc.array(fc.nat({ max: 1_000 }), { minLength: 60, maxLength: 60 }),
  })
  .map(({ lines, promotion, duty, rest, delivery, least, share, seed }) => {
    const goods = lines.map(({ cents, quantity }, at) => line(cents * 100, quantity, at + 1));
    const subtotal = goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    const discount = Math.floor((subtotal * promotion) / 10_000) * 100;
    const net = subtotal - discount + duty * 100;
    const paid = net + Math.ceil((net * 21) / 10_000) * 100 + (rest + delivery) * 100;
    const toPayer = Math.floor((paid * share) / 10_000) * 100;
    return {
      known: {
        lines: goods,
        promotion: discount,
        duty: duty * 100,
        paid,
        delivery: delivery * 100,
        leastDelivery: least * 100,
      },
      sources: { payer: toPayer, balance: paid - toPayer },
      seed,
    };
  });

test('withdrawn piece by piece in any order, the parts add up to the whole, from each source', () => {
  fc.assert(
    fc.property(orders, ({ known, sources, seed }) => {
      const withdrawn = known.lines.map(() => 0);
      const worth = () =>
        worthOfWithdrawn({
          ...known,
          lines: known.lines.map((one, at) => ({ ...one, withdrawn: withdrawn[at] ?? 0 })),
        });
      let before = { payer: 0, balance: 0 };
      let sum = 0;
      const pieces = known.lines.flatMap(({ quantity }, at) => Array.from({ length: quantity }, () => at));
      const shuffled = pieces
        .map((at, index) => ({ at, by: seed[index] ?? 0 }))
        .toSorted((left, right) => left.by - right.by);
      for (const { at } of shuffled) {
        withdrawn[at] = (withdrawn[at] ?? 0) + 1;
        const now = bySource(worth(), sources);
        expect(now.payer - before.payer).toBeGreaterThanOrEqual(0);
        expect(now.balance - before.balance).toBeGreaterThanOrEqual(0);
        expect(now.payer).toBeLessThanOrEqual(sources.payer);
        expect(now.balance).toBeLessThanOrEqual(sources.balance);
        sum += now.payer - before.payer + (now.balance - before.balance);
        before = now;
      }
      expect(sum).toBe(known.paid - Math.max(0, known.delivery - known.leastDelivery));
      expect(sum % 100).toBe(0);
    }),
    { numRuns: 300 },
  );
});
