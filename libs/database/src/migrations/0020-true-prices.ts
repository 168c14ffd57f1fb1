import { sql, type Kysely } from 'kysely';

/** The exchange rates of customs, which differ from those of the shop's prices. */
const CUSTOMS_RATES = `
  create table customs_rate (
    currency_id smallint not null references currency,
    -- Units of the currency for one dollar, in millionths; the newest row that has begun is valid.
    valid_from timestamptz not null,
    rate bigint not null check (rate > 0),
    primary key (currency_id, valid_from)
  );
  insert into customs_rate select currency_id, valid_from, rate from exchange_rate;
`;

/** Printed books by country: 5 % in Lithuania and Latvia, 9 % in Estonia and the Netherlands. */
const REDUCED_VAT = { 1: 50_000, 2: 50_000, 3: 90_000, 4: 90_000 };

/** Up to 1,000 dirhams free of duty, then 5 %. */
const GULF_DUTY = {
  from: '2026-01-01',
  threshold: 10_000_000,
  flatPerLine: 0,
  currency: 'AED',
  rates: { '49': 0, '8471': 0, '8517': 0 },
  otherwise: 50_000,
};
const GULF = 5;

/** Existing cards have no reduced rate; a new version of each newest card has one. */
const newCards = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update tariff_card set terms = terms || '{"vatByLine": {}}'`.execute(db);
  await sql`
    insert into tariff_card (brand, country_id, method, version, valid_from, origin, currency_id, terms)
    select brand, country_id, method, version + 1, greatest(valid_from, '2026-01-01Z'), origin, currency_id, terms
      || case when reduced.rate is null then '{}'
        else jsonb_build_object('vatByLine', jsonb_build_object('4901', reduced.rate)) end
      || case when country_id = ${GULF} then jsonb_build_object('duty', terms -> 'duty' || ${JSON.stringify(GULF_DUTY)}::jsonb)
        else '{}' end
    from tariff_card card
    left join jsonb_each(${JSON.stringify(REDUCED_VAT)}::jsonb) as reduced (country, rate)
      on reduced.country = card.country_id::text
    where brand is null and not exists (
      select from tariff_card newer where newer.brand is null and newer.country_id = card.country_id
        and newer.method = card.method and newer.version > card.version)`.execute(db);
};

const cardOf = (method: 'air' | 'sea') => `(
  select card.terms || jsonb_build_object('version', card.version, 'origin', card.origin, 'method', card.method,
    'destination', country.code, 'currency', currency.iso_code)
  from tariff_card card
  join country on country.id = card.country_id
  join currency on currency.id = card.currency_id
  where card.country_id = session.country_id and card.method = '${method}'
    and (card.brand is null or card.brand = session.brand) and card.valid_from <= session.created_at
  order by card.brand nulls last, card.valid_from desc, card.version desc limit 1)`;

/** A session stores the terms of its amounts in place of the amounts. */
const LOCKED_TERMS = `
  update checkout_session session set amounts = session.amounts - 'air' - 'sea' || jsonb_build_object(
    'cards', jsonb_build_object('air', ${cardOf('air')}, 'sea', ${cardOf('sea')}),
    'customsRates', session.amounts -> 'rates',
    'at', to_char(session.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'tiers', (
      select coalesce(jsonb_agg(jsonb_build_object('minimumSubtotal', tier.minimum_subtotal, 'rate', tier.rate)), '[]')
      from shipping_discount_tier tier
      where tier.valid_from <= session.created_at and (tier.valid_to is null or session.created_at < tier.valid_to)
        and tier.brand is not distinct from (
          select max(own.brand) from shipping_discount_tier own where own.brand = session.brand
            and own.valid_from <= session.created_at
            and (own.valid_to is null or session.created_at < own.valid_to))
    ));
`;

/** Exchange rates of customs, reduced VAT rates, the Emirates' threshold, and the terms of a checkout's amounts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(CUSTOMS_RATES).execute(db);
  await newCards(db);
  await sql.raw(LOCKED_TERMS).execute(db);
};
