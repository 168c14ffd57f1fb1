import { sql, type Kysely } from 'kysely';

/** The flags that stand on this price; null without any, as most prices are. */
const column = `alter table delivered_price add column shown_flag_ids integer[]`;

/** Flags are few on few prices: what is counted and picked by them reads no other row. */
const index = `create index delivered_price_flags on delivered_price using gin (shown_flag_ids)
  where shown_flag_ids is not null and (is_shown or has_stock)`;

/** Of the flags of a listing row those that a price bears out: an offer or a least percentage claims a reduction of it. */
const flagsAt = `create function flags_at(given integer[], left_to_pay integer) returns integer[]
  language sql stable as $$
    select array_agg(id order by id) from flag
    where id = any (given)
      and (least_percent is null and type = 1 or left_to_pay <= 1000000 - coalesce(least_percent, 1) * 10000)
  $$`;

/** As before, but offer and flags are those that the delivered price of the market bears out. */
const put = `
create or replace function put_delivered(
  only_ids bigint[], generations integer[], products bigint[], prices bigint[], priors bigint[],
  amounts integer[], prior_amounts integer[]
) returns void
language sql as $$
  insert into delivered_price (
    generation_id, product_id, price, prior, amount, prior_amount, left_to_pay, relevance, category_ids, is_in_stock,
    has_stock, is_shown, is_from, is_of_listing, shown_flag_ids, is_offer, choice_ids
  )
  select given.generation_id, given.product_id::integer, given.price, given.prior, given.amount, given.prior_amount,
    paid.left_to_pay, listing.relevance, listing.category_ids, bool_or(points.has_stock) over priced, points.has_stock,
    row_number() over (priced order by points.has_stock desc, given.amount, given.price, given.prior) = 1,
    points.has_stock and max(given.amount) filter (where points.has_stock) over priced > given.amount,
    listing.variant_id = any (points.variant_ids), flagged.ids, listing.is_offer and is_offer(flagged.ids),
    coalesce(points.choice_ids, listing.choice_ids)
  from unnest(generations, products, prices, priors, amounts, prior_amounts)
    as given (generation_id, product_id, price, prior, amount, prior_amount)
  join price_generation generation on generation.id = given.generation_id
  join price_points(only_ids, priced_countries()) points
    on points.country_id = generation.country_id and points.product_id = given.product_id
    and points.price = given.price and points.prior = given.prior
  join product_listing listing on listing.product_id = given.product_id
  cross join lateral (
    select case when given.prior_amount is null then 1000000
      else ceil(given.amount * 1000000.0 / given.prior_amount)::integer end as left_to_pay
  ) paid
  cross join lateral (
    select case when listing.flag_ids <> '{}' then flags_at(listing.flag_ids, paid.left_to_pay) end as ids
  ) flagged
  window priced as (partition by given.generation_id, given.product_id)
  on conflict (product_id, price, prior, generation_id) do update
  set amount = excluded.amount, prior_amount = excluded.prior_amount, left_to_pay = excluded.left_to_pay,
    relevance = excluded.relevance, category_ids = excluded.category_ids,
    is_in_stock = excluded.is_in_stock, has_stock = excluded.has_stock,
    is_shown = excluded.is_shown, is_from = excluded.is_from, is_of_listing = excluded.is_of_listing,
    shown_flag_ids = excluded.shown_flag_ids, is_offer = excluded.is_offer, choice_ids = excluded.choice_ids
  where delivered_price is distinct from excluded
$$`;

const fill = `
with flagged as (
  select stored.generation_id, stored.product_id, stored.price, stored.prior,
    flags_at(listing.flag_ids, stored.left_to_pay) as ids
  from delivered_price stored join product_listing listing using (product_id)
  where listing.flag_ids <> '{}'
)
update delivered_price stored set shown_flag_ids = flagged.ids, is_offer = stored.is_offer and is_offer(flagged.ids)
from flagged
where (flagged.generation_id, flagged.product_id, flagged.price, flagged.prior)
  = (stored.generation_id, stored.product_id, stored.price, stored.prior)`;

/** The zone of deals asks for each of its goods whether its price is reduced, so these are found without the others. */
const offers = `create index product_listing_offers on product_listing (product_id) where is_offer`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [column, flagsAt, put, fill, index, offers]) await sql.raw(statement).execute(db);
};
