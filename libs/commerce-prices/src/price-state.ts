import { sql, type Column, type Columns, type Database } from '@shop/database';
import { getCurrencyCode, type CurrencyCode } from '@shop/domain/currencies';
import { countDue } from './price-products.ts';

export type GenerationState = Columns<'price_generation', { id: 'id'; state: 'state' }> & {
  readonly country: string;
  readonly method: string;
  readonly currency: CurrencyCode;
  readonly brands: readonly Column<'price_book', 'brand'>[];
  readonly prices: number;
  /** How much of the catalogue is built, from 0 to 1. */
  readonly built: number;
  readonly since: Date;
};

export type PriceState = {
  readonly generations: readonly GenerationState[];
  /** The number of products with pending prices, and the age of the oldest. */
  readonly due: { readonly products: number; readonly oldest: Date | null };
};

type Row = Omit<GenerationState, 'currency'> & { currency_id: Column<'currency', 'id'> };

/** Generations with their books, their number of prices, and pending work. */
export const readPriceState = async (db: Database): Promise<PriceState> => {
  const { rows } = await sql<Row>`
    select generation.id, generation.state, generation.terms #>> '{card,destination}' as country,
      generation.terms #>> '{card,method}' as method, currency.id as currency_id,
      array(select distinct brand from price_book where generation_id = generation.id order by 1) as brands,
      (select count(*)::int from delivered_price where generation_id = generation.id) as prices,
      case when state <> 'building' or buckets = 0 then 1
        else coalesce(least(buckets_built::float8 / buckets, 1), 0) end as built,
      coalesce(retired_at, current_at, began_at) as since
    from price_generation generation
    join currency on currency.iso_code = generation.terms ->> 'currency'
    order by generation.id`.execute(db);
  return {
    generations: rows.map(({ currency_id, ...row }) => ({ ...row, currency: getCurrencyCode(currency_id) })),
    due: await countDue(db),
  };
};
