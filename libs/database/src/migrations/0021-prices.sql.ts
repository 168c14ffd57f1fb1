/**
 * What a market's law says of reductions. `steps_months`: for how long after its beginning further steps down belong to
 * the same reduction; 0 where each step is one of its own, null where the law sets no end.
 *
 * Lithuania: Civil Code, article 6.353(8). Netherlands: Besluit prijsaanduiding producten, article 5a(3). Latvia and
 * Estonia have the directive's rule alone, and the Emirates, which have none, are treated alike.
 */
const laws = [
  `create table reduction_law (
    country_id smallint primary key references country,
    time_zone text not null,
    steps_months integer check (steps_months >= 0)
  )`,
  `insert into reduction_law (country_id, time_zone, steps_months) values
    (1, 'Europe/Vilnius', null), (2, 'Europe/Riga', 0), (3, 'Europe/Tallinn', 0), (4, 'Europe/Amsterdam', 3),
    (5, 'Asia/Dubai', 0)`,
];

const intervals = [
  `create table variant_price (
    variant_id bigint not null,
    since timestamptz not null,
    until timestamptz,
    price bigint not null,
    check (price > 0),
    check (until > since)
  )`,
  `insert into variant_price (variant_id, since, until, price)
    select variant_id, since, lead(since) over (partition by variant_id order by since), price
    from (
      select variant_id, day::timestamp at time zone 'UTC' as since, price,
        lag(price) over (partition by variant_id order by day) as before
      from price_history
    ) told
    where before is distinct from price`,
  `alter table variant_price add primary key (variant_id, since)`,
  `create unique index variant_price_current on variant_price (variant_id) where until is null`,
  // The days knew one price each; the variant's own price is the one that holds now.
  `with closed as (
      update variant_price told
      set until = greatest(shop_now(), told.since + interval '1 microsecond')
      from product_variant variant
      where told.variant_id = variant.id and told.until is null and told.price <> variant.price
      returning told.variant_id, told.until as at, variant.price
    )
    insert into variant_price (variant_id, since, price) select variant_id, at, price from closed`,
  `insert into variant_price (variant_id, since, price)
    select id, shop_now(), price from product_variant variant
    where not exists (select from variant_price told where told.variant_id = variant.id)`,
  `alter table variant_price
    add foreign key (variant_id) references product_variant on delete cascade`,
  `drop table price_history`,
];

const reductions = [
  `create table variant_reduction (
    variant_id bigint not null references product_variant on delete cascade,
    country_id smallint not null references reduction_law,
    prior_price bigint not null check (prior_price > 0),
    counted_from timestamptz not null,
    began_at timestamptz not null,
    ends_at timestamptz not null,
    primary key (variant_id, country_id)
  )`,
  `create index variant_reduction_ends on variant_reduction (ends_at)`,
];

/** Planned once: it is asked for every reduction. */
const lowestPrice = `create function lowest_price_between(variant bigint, counted_from timestamptz, began_at timestamptz)
returns bigint language plpgsql stable set plan_cache_mode = 'auto' as $$
begin
  return (
    select min(price) from variant_price
    where variant_id = variant and since < began_at and until > counted_from
  );
end $$`;

/**
 * The reductions that run now, by the same rules as `reductionOf` of the domain; a test compares the two. Each fall that
 * the law lets count is read once, in order, and joined to the run of the fall before it where it is a step of that.
 */
const runningReductions = `create function running_reductions(only_ids bigint[])
returns table (
  variant_id bigint, country_id smallint, prior_price bigint, counted_from timestamptz, began_at timestamptz,
  ends_at timestamptz
)
language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
declare
  fall record;
  last_number bigint;
  steps_until timestamptz;
begin
  for fall in
    with fresh as materialized (
      select price.variant_id from variant_price price
      where price.until is null and price.since > shop_now() - interval '32 days'
        and (only_ids is null or price.variant_id = any (only_ids))
    ), told as materialized (
      select price.*, row_number() over history as number, lag(price.price) over history as before,
        first_value(price.since) over history as first_since
      from variant_price price join fresh on fresh.variant_id = price.variant_id
      window history as (partition by price.variant_id order by price.since)
    )
    select told.*, law.country_id, days.*
    from told
    cross join reduction_law law
    cross join lateral (select date_trunc('day', told.since at time zone law.time_zone) as day) local
    cross join lateral (
      select (day - interval '30 days') at time zone law.time_zone as day_before,
        (day + interval '30 days') at time zone law.time_zone as day_after,
        coalesce((day + make_interval(months => law.steps_months)) at time zone law.time_zone, 'infinity') as steps_until
    ) days
    where told.price < told.before and told.first_since <= days.day_before
    order by told.variant_id, law.country_id, told.number
  loop
    if variant_id = fall.variant_id and country_id = fall.country_id and last_number = fall.number - 1
      and fall.since < ends_at and fall.since < steps_until
    then
      ends_at := least(fall.day_after, steps_until);
    else
      began_at := fall.since;
      counted_from := fall.day_before;
      ends_at := fall.day_after;
      steps_until := fall.steps_until;
    end if;
    variant_id := fall.variant_id;
    country_id := fall.country_id;
    last_number := fall.number;
    continue when fall.until is not null or ends_at <= shop_now();
    prior_price := lowest_price_between(fall.variant_id, counted_from, began_at);
    if (prior_price - fall.price) * 100 >= prior_price then
      return next;
    end if;
  end loop;
end $$`;

/** Planned for the given ids each time: one variant is found by its index, and all are read at once. */
const refreshReductions = `create function refresh_variant_reductions(only_ids bigint[] default null) returns void
language plpgsql set plan_cache_mode = 'force_custom_plan' as $$
begin
  delete from variant_reduction where only_ids is null or variant_id = any (only_ids);
  insert into variant_reduction (variant_id, country_id, prior_price, counted_from, began_at, ends_at)
    select running.variant_id, running.country_id, running.prior_price, running.counted_from, running.began_at,
      running.ends_at
    from running_reductions(only_ids) running;
end $$`;

/** Deletes the reductions that have ended, so many at most, and answers how many there were. */
const endReductions = `create function end_variant_reductions(most integer) returns integer
language plpgsql as $$
declare
  ended bigint[];
begin
  with gone as (
    delete from variant_reduction where (variant_id, country_id) in (
      select variant_id, country_id from variant_reduction where ends_at <= shop_now() order by ends_at limit most
    ) returning variant_id
  )
  select array_agg(variant_id) into ended from gone;
  if ended is null then
    return 0;
  end if;
  perform refresh_listing_offers(
    array(select distinct product_id from product_variant where id = any (ended) order by product_id)
  );
  return cardinality(ended);
end $$`;

/**
 * A price that this very transaction has written was never seen: another price takes its place, and a price that is
 * back where it was leaves no trace. Two transactions whose clocks stand still are a microsecond apart.
 */
const keepPrices = `create function keep_variant_prices() returns trigger
language plpgsql as $$
declare
  changed bigint[];
begin
  if tg_op = 'INSERT' then
    insert into variant_price (variant_id, since, price) select id, shop_now(), price from after;
    return null;
  end if;
  changed := array(
    select after.id from after join before on before.id = after.id where after.price <> before.price order by after.id
  );
  if cardinality(changed) = 0 then
    return null;
  end if;
  update variant_price open set price = after.price from after
  where open.variant_id = after.id and open.variant_id = any (changed) and open.until is null
    and open.xmin = pg_current_xact_id()::xid;
  with undone as (
    delete from variant_price open using variant_price earlier
    where open.variant_id = any (changed) and open.until is null
      and earlier.variant_id = open.variant_id and earlier.until = open.since and earlier.price = open.price
    returning open.variant_id, open.since
  )
  update variant_price earlier set until = null from undone
  where earlier.variant_id = undone.variant_id and earlier.until = undone.since;
  with closed as (
    update variant_price open set until = greatest(shop_now(), open.since + interval '1 microsecond')
    from after
    where open.variant_id = after.id and open.variant_id = any (changed) and open.until is null
      and open.price <> after.price
    returning open.variant_id, open.until as at, after.price
  )
  insert into variant_price (variant_id, since, price) select variant_id, at, price from closed;
  perform refresh_variant_reductions(changed);
  perform refresh_listing_offers(
    array(select distinct product_id from after where id = any (changed) order by product_id)
  );
  return null;
end $$`;

const triggers = [
  `create trigger prices_begin after insert on product_variant
    referencing new table as after for each statement execute function keep_variant_prices()`,
  `create trigger prices_change after update on product_variant
    referencing old table as before new table as after for each statement execute function keep_variant_prices()`,
];

/** Tables and rows. */
export const priceTablesSql = [...laws, ...intervals, ...reductions];
/** Functions, and the triggers that call them. */
export const priceFunctionsSql = [
  lowestPrice,
  runningReductions,
  refreshReductions,
  endReductions,
  keepPrices,
  ...triggers,
];
