import { sql, type Kysely } from 'kysely';

/** Copies of the listing row: what is asked of categories, offers, colours and sizes needs no other row. */
const columns = `alter table delivered_price add column is_offer boolean not null default false`;

/** A narrow category is found by it, a broad one by the order. */
const index = `create index delivered_price_categories on delivered_price using gin (category_ids)
  where is_shown or has_stock`;

/** As before, with the offer, and with the choices of products whose variants all have one price. */
const put = `
create or replace function put_delivered(
  only_ids bigint[], generations integer[], products bigint[], prices bigint[], priors bigint[],
  amounts integer[], prior_amounts integer[]
) returns void
language sql as $$
  insert into delivered_price (
    generation_id, product_id, price, prior, amount, prior_amount, left_to_pay, relevance, category_ids, is_in_stock,
    has_stock, is_shown, is_from, is_of_listing, is_offer, choice_ids
  )
  select given.generation_id, given.product_id::integer, given.price, given.prior, given.amount, given.prior_amount,
    case when given.prior_amount is null then 1000000
      else ceil(given.amount * 1000000.0 / given.prior_amount)::integer end,
    listing.relevance, listing.category_ids, bool_or(points.has_stock) over priced, points.has_stock,
    row_number() over (priced order by points.has_stock desc, given.amount, given.price, given.prior) = 1,
    points.has_stock and max(given.amount) filter (where points.has_stock) over priced > given.amount,
    listing.variant_id = any (points.variant_ids), listing.is_offer, coalesce(points.choice_ids, listing.choice_ids)
  from unnest(generations, products, prices, priors, amounts, prior_amounts)
    as given (generation_id, product_id, price, prior, amount, prior_amount)
  join price_generation generation on generation.id = given.generation_id
  join price_points(only_ids, priced_countries()) points
    on points.country_id = generation.country_id and points.product_id = given.product_id
    and points.price = given.price and points.prior = given.prior
  join product_listing listing on listing.product_id = given.product_id
  window priced as (partition by given.generation_id, given.product_id)
  on conflict (product_id, price, prior, generation_id) do update
  set amount = excluded.amount, prior_amount = excluded.prior_amount, left_to_pay = excluded.left_to_pay,
    relevance = excluded.relevance, category_ids = excluded.category_ids,
    is_in_stock = excluded.is_in_stock, has_stock = excluded.has_stock,
    is_shown = excluded.is_shown, is_from = excluded.is_from, is_of_listing = excluded.is_of_listing,
    is_offer = excluded.is_offer, choice_ids = excluded.choice_ids
  where delivered_price is distinct from excluded
$$`;

/** Prices that are shown stay right: they are written again by the job. */
const fill = [
  `update delivered_price stored
  set is_offer = listing.is_offer, choice_ids = coalesce(stored.choice_ids, listing.choice_ids)
  from product_listing listing where listing.product_id = stored.product_id`,
  `update delivered_price set choice_ids = '{}' where choice_ids is null`,
  `alter table delivered_price alter column choice_ids set not null`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [columns, put, ...fill, index]) await sql.raw(statement).execute(db);
};
