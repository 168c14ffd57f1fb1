import { sql, toJson, type Database, type Transaction } from '@shop/database';
import { getCurrencyId } from '@shop/domain/currencies';
import type { Random } from '@shop/testing/random';
import type { Market, Method } from '../one-price/markets.ts';
import { readTerms } from '../one-price/shop-facts.ts';
import type { History } from './history.ts';

type Changed = {
  readonly db: Database;
  readonly market: Market;
  readonly history: History;
  /** The products whose prices change. */
  readonly slugs: readonly string[];
  readonly random: Random;
};

export const CHANGES = ['price', 'tariff', 'rate'] as const;
export type Change = (typeof CHANGES)[number];

const FIRST_CENT = 100;

/** Up and down alternately, so that prices do not drift. */
const factorOf = (turn: number): number => (turn % 2 === 0 ? 1.07 : 1 / 1.07);

/** All versions of a product at once. The new prices are recorded before any reader can see them. */
const changePrice = async ({ db, history, slugs, random }: Changed, turn: number): Promise<void> => {
  const slug = random.pick(slugs);
  const factor = factorOf(turn);
  const variants = history.last(slug).map((variant) => ({
    ...variant,
    price: Math.round((variant.price * factor) / FIRST_CENT) * FIRST_CENT,
  }));
  history.addState(slug, variants);
  await sql`update product_variant set price = new.price
    from unnest(${variants.map(({ id }) => id)}::bigint[], ${variants.map(({ price }) => price)}::bigint[]) as new (id, price)
    where product_variant.id = new.id`.execute(db);
};

const readBoth = async (db: Database, market: Market) => {
  const now = new Date();
  return { air: await readTerms(db, market, 'air', now), sea: await readTerms(db, market, 'sea', now) };
};

/** Terms are recorded before they are committed. */
const inTerms = ({ db, market, history }: Changed, change: (tx: Transaction) => Promise<unknown>) =>
  db.transaction().execute(async (tx) => {
    await change(tx);
    history.addTerms(await readBoth(tx, market));
  });

/** The next version of the current card, with another fuel surcharge. */
const changeTariff = (changed: Changed, turn: number): Promise<void> => {
  const { countryId } = changed.market;
  const method: Method = changed.random.pick(['air', 'sea'] as const);
  return inTerms(changed, async (tx) => {
    const {
      id: _,
      version,
      terms,
      ...card
    } = await tx
      .selectFrom('tariff_card')
      .selectAll()
      .where('country_id', '=', countryId)
      .where('method', '=', method)
      .where('brand', 'is', null)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const next = { ...terms, fuel: Math.round(terms.fuel * factorOf(turn)) };
    const now = new Date();
    await tx
      .insertInto('tariff_card')
      .values({ ...card, version: version + 1, valid_from: now, created_at: now, terms: toJson(next) })
      .execute();
  });
};

const changeRate = (changed: Changed, turn: number): Promise<void> =>
  inTerms(changed, async (tx) => {
    const currency_id = getCurrencyId('EUR');
    const { rate } = await tx
      .selectFrom('exchange_rate')
      .select('rate')
      .where('currency_id', '=', currency_id)
      .where('valid_from', '<=', new Date())
      .orderBy('valid_from', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const next = Math.round(rate * factorOf(turn));
    await tx
      .insertInto('exchange_rate')
      .values({ currency_id, valid_from: new Date(), rate: next })
      .execute();
  });

const BY: Readonly<Record<Change, (changed: Changed, turn: number) => Promise<void>>> = {
  price: changePrice,
  tariff: changeTariff,
  rate: changeRate,
};

/** Changes one input of prices: each kind in turn, and back every second time. */
export const changeShop = async (changed: Changed, at: number): Promise<Change> => {
  const change = CHANGES[at % CHANGES.length] ?? 'price';
  await BY[change](changed, Math.floor(at / CHANGES.length));
  return change;
};

/** Enough stock that no purchase of the proof sells an item out. */
export const stockUp = async (db: Database, slugs: readonly string[]): Promise<void> => {
  await sql`update product_variant set on_hand = 100000 from product
    where product.id = product_variant.product_id and on_hand > 0 and product.slug = any (${slugs}::text[])`.execute(
    db,
  );
};
