import { sql, type Kysely } from 'kysely';

/** Copies of the listing row, so that an order by price filters by category, and a card knows whose price it has. */
const columns = `
alter table delivered_price
  add column category_ids integer[] not null default '{}',
  -- The variant that the listing row names has this price.
  add column is_of_listing boolean not null default true`;

const points = `
drop function price_points(bigint[], smallint[]);
create function price_points(only_ids bigint[], countries smallint[])
returns table (
  country_id smallint, product_id bigint, price bigint, prior bigint, has_stock boolean, variant_ids bigint[],
  choice_ids integer[]
)
language sql stable as $$
  with versions as materialized (
    select country.id as country_id, variant.id, variant.product_id, variant.price,
      coalesce(reduction.prior_price, 0) as prior, variant.on_hand > 0 as is_left
    from product_variant variant
    cross join unnest(countries) as country (id)
    left join variant_reduction reduction
      on reduction.variant_id = variant.id and reduction.country_id = country.id and reduction.ends_at > shop_now()
    where variant.product_id = any (only_ids)
  ), points as materialized (
    select versions.country_id, versions.product_id, versions.price, versions.prior, bool_or(is_left) as has_stock,
      array_agg(versions.id) as variant_ids,
      count(*) over (partition by versions.country_id, versions.product_id) as prices
    from versions group by versions.country_id, versions.product_id, versions.price, versions.prior
  ), chosen as (
    select versions.country_id, versions.product_id, versions.price, versions.prior,
      array_agg(distinct choice.id order by choice.id) as ids
    from variant_values(
      array(select distinct several.product_id from points several where several.prices > 1)
    ) valued
    join versions on versions.id = valued.variant_id and versions.is_left
    join variant_choice choice on choice.value_ids = valued.value_ids
    group by versions.country_id, versions.product_id, versions.price, versions.prior
  )
  select points.country_id, points.product_id, points.price, points.prior, points.has_stock, points.variant_ids,
    case when points.prices > 1 then coalesce(chosen.ids, '{}') end
  from points left join chosen using (country_id, product_id, price, prior)
$$;`;

const put = `
create or replace function put_delivered(
  only_ids bigint[], generations integer[], products bigint[], prices bigint[], priors bigint[],
  amounts integer[], prior_amounts integer[]
) returns void
language sql as $$
  insert into delivered_price (
    generation_id, product_id, price, prior, amount, prior_amount, left_to_pay, relevance, category_ids, is_in_stock,
    has_stock, is_shown, is_from, is_of_listing, choice_ids
  )
  select given.generation_id, given.product_id::integer, given.price, given.prior, given.amount, given.prior_amount,
    case when given.prior_amount is null then 1000000
      else ceil(given.amount * 1000000.0 / given.prior_amount)::integer end,
    listing.relevance, listing.category_ids, bool_or(points.has_stock) over priced, points.has_stock,
    row_number() over (priced order by points.has_stock desc, given.amount, given.price, given.prior) = 1,
    points.has_stock and max(given.amount) filter (where points.has_stock) over priced > given.amount,
    listing.variant_id = any (points.variant_ids), points.choice_ids
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
    choice_ids = excluded.choice_ids
  where delivered_price is distinct from excluded
$$;`;

/**
 * A generation is opened while no change of products is under way, since a transaction that has used the table goes on
 * with the partitions that it found.
 */
const locks = `
create or replace function open_price_generation(print text, country smallint, said jsonb, earlier jsonb) returns integer
language plpgsql as $$
declare
  opened integer;
  part text;
begin
  perform pg_advisory_xact_lock(7300004, 0);
  insert into price_generation (fingerprint, country_id, terms, past) values (print, country, said, earlier)
  on conflict (fingerprint) where state <> 'retired' do nothing returning id into opened;
  if opened is null then
    return null;
  end if;
  part := 'delivered_price_' || opened;
  execute format('drop table if exists %I', part);
  -- Made apart and attached: a partition that is made in its place would wait for all readers.
  execute format('create table %I (like delivered_price including defaults including indexes)', part);
  execute format('alter table delivered_price attach partition %I for values in (%s)', part, opened);
  return opened;
end $$;
create or replace function share_price_buckets(only_ids bigint[]) returns void
language plpgsql as $$
declare
  bucket integer;
begin
  perform pg_advisory_xact_lock_shared(7300004, 0);
  for bucket in
    select distinct (id / 1000)::integer
    from unnest(coalesce(only_ids, array(select product_id from product_listing))) as id order by 1
  loop
    perform pg_advisory_xact_lock_shared(7300002, bucket);
  end loop;
end $$;`;

/** Rows of before have no categories, so all prices that are shown are written again. */
const fill = `
update delivered_price stored
set category_ids = listing.category_ids, is_of_listing = listing.current_price = stored.price
from product_listing listing where listing.product_id = stored.product_id;
select build_prices_again()`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [columns, points, put, locks, fill]) await sql.raw(statement).execute(db);
};
