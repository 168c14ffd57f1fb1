import { reductionOf, type PriceInterval, type ReductionLaw } from '@shop/domain/reductions';
import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from './testing.ts';
import type { Schema } from './schema.ts';

const shop = await createTestDatabase();
const { db } = shop;
afterAll(() => shop.close());

beforeAll(async () => {
  await sql`
    insert into manufacturer (id, slug, name) values (1, 'maker', 'Maker');
    insert into category (id, tree, slug) values (1, 'us', 'things');
    insert into product (id, slug, manufacturer_id, main_category_id, tariff_line) values (1, 'thing', 1, 1, '8518.30');
  `.execute(db);
});
beforeEach(() => sql`delete from product_variant`.execute(db));

const at = <T>(now: Date, work: (tx: Transaction<Schema>) => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('shop.now', ${now.toISOString()}, true)`.execute(tx);
    return work(tx);
  });
const begin = (id: number, price: number, now: Date) =>
  at(now, (tx) =>
    sql`insert into product_variant (id, product_id, sku, price, picture) values (${id}, 1, ${`S-${id}`}, ${price}, '')`.execute(
      tx,
    ),
  );
const change = (id: number, price: number, now: Date) =>
  at(now, (tx) => sql`update product_variant set price = ${price} where id = ${id}`.execute(tx));

const historyOf = async (id: number): Promise<PriceInterval[]> =>
  db
    .selectFrom('variant_price')
    .select(['since', 'until', 'price'])
    .where('variant_id', '=', id)
    .orderBy('since')
    .execute();
const day = (text: string) => new Date(`2026-${text}Z`);

describe('the database keeps a variant’s prices', () => {
  const [first, second] = [day('01-01T10:00'), day('02-01T10:00')];

  test('from the first one, and closes one interval where the next begins', async () => {
    await begin(1, 100, first);
    await change(1, 80, second);
    expect(await historyOf(1)).toEqual([
      { since: first, until: second, price: 100 },
      { since: second, until: null, price: 80 },
    ]);
  });

  test('at every change of many variants in one statement, and at no other change', async () => {
    await begin(1, 100, first);
    await begin(2, 200, first);
    await at(second, (tx) =>
      sql`update product_variant set price = price * case id when 1 then 2 else 1 end, on_hand = 5`.execute(
        tx,
      ),
    );
    expect((await historyOf(1)).map(({ price }) => price)).toEqual([100, 200]);
    expect((await historyOf(2)).map(({ price }) => price)).toEqual([200]);
  });

  test('without those that only their own transaction saw', async () => {
    await begin(1, 100, first);
    await at(second, async (tx) => {
      for (const price of [70, 80]) await sql`update product_variant set price = ${price}`.execute(tx);
    });
    expect((await historyOf(1)).map(({ price }) => price)).toEqual([100, 80]);
    await at(day('02-02T10:00'), async (tx) => {
      for (const price of [70, 80]) await sql`update product_variant set price = ${price}`.execute(tx);
    });
    expect(await historyOf(1)).toHaveLength(2);
  });

  test('and never two at a time, even when the clock does not move', async () => {
    await begin(1, 100, first);
    await change(1, 80, first);
    await change(1, 90, first);
    const { rows } = await sql<{ price: number; is_next: boolean }>`
      select price, coalesce(until = lead(since) over (order by since), until is null) as is_next
      from variant_price order by since`.execute(db);
    expect(rows).toEqual([100, 80, 90].map((price) => ({ price, is_next: true })));
    await expect(
      sql`insert into variant_price (variant_id, since, price) values (1, ${second}, 5)`.execute(db),
    ).rejects.toThrow(/variant_price_current/);
  });
});

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 0, 1);

/** Minutes to the next change: within a day, some days, or about a month. */
const gap = fc.oneof(
  fc.integer({ min: 1, max: 1440 }),
  fc.integer({ min: 1, max: 14 }).map((days) => days * 1440),
  fc.integer({ min: 29 * 1440, max: 31 * 1440 }),
);
const price = fc.constantFrom(1000, 995, 990, 900, 800, 700);
const life = fc.record({
  changes: fc.array(fc.record({ gap, price }), { minLength: 1, maxLength: 7 }),
  wait: fc.integer({ min: 0, max: 31 * 1440 }),
});

const lawsOf = async (): Promise<(ReductionLaw & { countryId: number })[]> =>
  (await db.selectFrom('reduction_law').selectAll().execute()).map((law) => ({
    ...{ countryId: law.country_id, timeZone: law.time_zone, stepsMonths: law.steps_months },
  }));
const keptOf = async (id: number) =>
  new Map(
    (await db.selectFrom('variant_reduction').selectAll().where('variant_id', '=', id).execute()).map(
      ({ country_id, prior_price, counted_from, began_at, ends_at }) => [
        country_id,
        { prior: prior_price, countedFrom: counted_from, began: began_at, ends: ends_at },
      ],
    ),
  );

test('Lithuania, Latvia, Estonia, the Netherlands and the Emirates have a law', async () => {
  expect((await lawsOf()).map(({ countryId }) => countryId).sort()).toEqual([1, 2, 3, 4, 5]);
});

test('the stored state after any change, and after the pass that ends reductions, equals the domain’s', async () => {
  const laws = await lawsOf();
  let found = 0;
  let id = 0;
  const expectKept = async (now: Date) => {
    const [history, kept] = [await historyOf(id), await keptOf(id)];
    for (const law of laws) {
      const reduction = reductionOf(history, law, now);
      found += reduction ? 1 : 0;
      expect(kept.get(law.countryId)).toEqual(
        reduction
          ? (({ prior, countedFrom, began, ends }) => ({ prior, countedFrom, began, ends }))(reduction)
          : undefined,
      );
    }
  };
  await fc.assert(
    fc.asyncProperty(life, async ({ changes, wait }) => {
      id += 1;
      let now = new Date(START + (id % 200) * DAY_MS);
      await begin(id, 1000, now);
      for (const next of changes) {
        now = new Date(now.getTime() + next.gap * MINUTE_MS);
        await change(id, next.price, now);
        const last = (await historyOf(id)).at(-1)!;
        if (last.since.getTime() === now.getTime()) await expectKept(now);
      }
      now = new Date(now.getTime() + wait * MINUTE_MS);
      await at(now, (tx) => sql`select end_variant_reductions(1000)`.execute(tx));
      await expectKept(now);
      await sql`delete from product_variant where id = ${id}`.execute(db);
    }),
    { numRuns: 30 },
  );
  expect(found).toBeGreaterThan(15);
}, 120_000);

test('a pass over all variants at once stores the same as the changes one by one', async () => {
  const now = day('06-01T00:00');
  for (const [one, [was, is]] of [
    [1000, 800],
    [1000, 1200],
    [1000, 995],
    [900, 890],
  ].entries()) {
    await begin(one + 1, was!, day('01-01T10:00'));
    await change(one + 1, is!, day('05-20T10:00'));
  }
  const kept = () =>
    db.selectFrom('variant_reduction').selectAll().orderBy('variant_id').orderBy('country_id').execute();
  const before = await kept();
  expect(before.map(({ variant_id }) => variant_id)).toEqual([1, 1, 1, 1, 1, 4, 4, 4, 4, 4]);
  await at(now, (tx) => sql`select refresh_variant_reductions()`.execute(tx));
  expect(await kept()).toEqual(before);
});
