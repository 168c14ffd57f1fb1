const points = `
-- The distinct prices of products' variants in these countries, and the choices in stock that have them.
create function price_points(only_ids bigint[], countries smallint[])
returns table (
  country_id smallint, product_id bigint, price bigint, prior bigint, has_stock boolean, choice_ids integer[]
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
  select points.country_id, points.product_id, points.price, points.prior, points.has_stock,
    case when points.prices > 1 then coalesce(chosen.ids, '{}') end
  from points left join chosen using (country_id, product_id, price, prior)
$$;

-- The countries that prices are written for.
create function priced_countries() returns smallint[]
language sql stable as $$
  select coalesce(array_agg(distinct country_id), '{}') from price_generation where state <> 'retired'
$$;
`;

/** The only statement that inserts delivered prices: which of a product's prices is shown is decided here. */
const put = `
create function put_delivered(
  only_ids bigint[], generations integer[], products bigint[], prices bigint[], priors bigint[],
  amounts integer[], prior_amounts integer[]
) returns void
language sql as $$
  insert into delivered_price
  select given.generation_id, given.product_id::integer, given.price, given.prior, given.amount, given.prior_amount,
    case when given.prior_amount is null then 1000000
      else ceil(given.amount * 1000000.0 / given.prior_amount)::integer end,
    listing.relevance, bool_or(points.has_stock) over priced, points.has_stock,
    row_number() over (priced order by points.has_stock desc, given.amount, given.price, given.prior) = 1,
    points.has_stock and max(given.amount) filter (where points.has_stock) over priced > given.amount,
    points.choice_ids
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
    relevance = excluded.relevance, is_in_stock = excluded.is_in_stock, has_stock = excluded.has_stock,
    is_shown = excluded.is_shown, is_from = excluded.is_from, choice_ids = excluded.choice_ids
  where delivered_price is distinct from excluded
$$;

-- The same for all prices that these products have in some generations: others of theirs are deleted.
create function replace_delivered(
  only_ids bigint[], replaced integer[], generations integer[], products bigint[], prices bigint[], priors bigint[],
  amounts integer[], prior_amounts integer[]
) returns void
language plpgsql as $$
begin
  delete from delivered_price stored
  where stored.generation_id = any (replaced) and stored.product_id = any (only_ids) and not exists (
    select from unnest(generations, products, prices, priors) as given (generation_id, product_id, price, prior)
    where given.generation_id = stored.generation_id and given.product_id = stored.product_id
      and given.price = stored.price and given.prior = stored.prior
  );
  perform put_delivered(only_ids, generations, products, prices, priors, amounts, prior_amounts);
end $$;
`;

const show = `
create function note_prices_due(only_ids bigint[]) returns void
language plpgsql as $$
begin
  insert into price_due (product_id) select distinct id from unnest(only_ids) as id;
  perform pg_notify('shop_work', 'price-products');
end $$;

/*
 * Decides anew which prices are shown, from the amounts that are stored. A product with a price that a generation does
 * not have yet goes on with its old ones there, and is due.
 */
create function show_delivered(given_ids bigint[]) returns void
language plpgsql as $$
declare
  only_ids bigint[] := coalesce(given_ids, array(select product_id from product_listing));
  countries smallint[] := priced_countries();
  late_generations integer[];
  late_products bigint[];
begin
  if cardinality(countries) = 0 then
    return;
  end if;
  perform share_price_buckets(only_ids);
  select array_agg(late.generation_id), array_agg(late.product_id) into late_generations, late_products
  from (
    select distinct generation.id as generation_id, points.product_id
    from price_points(only_ids, countries) points
    join product_listing using (product_id)
    join price_generation generation on generation.country_id = points.country_id and generation.state <> 'retired'
    where not exists (
      select from delivered_price stored
      where stored.generation_id = generation.id and stored.product_id = points.product_id
        and stored.price = points.price and stored.prior = points.prior
    )
  ) late;
  with points as materialized (
    select points.* from price_points(only_ids, countries) points join product_listing using (product_id)
  )
  delete from delivered_price stored using price_generation generation
  where generation.id = stored.generation_id and stored.product_id = any (only_ids) and not exists (
    select from points
    where points.country_id = generation.country_id and points.product_id = stored.product_id
      and points.price = stored.price and points.prior = stored.prior
  ) and not exists (
    select from unnest(late_generations, late_products) as late (generation_id, product_id)
    where late.generation_id = stored.generation_id and late.product_id = stored.product_id
  );
  perform put_delivered(
    only_ids, array_agg(stored.generation_id), array_agg(stored.product_id::bigint), array_agg(stored.price),
    array_agg(stored.prior), array_agg(stored.amount), array_agg(stored.prior_amount)
  )
  from delivered_price stored
  where stored.product_id = any (only_ids) and not exists (
    select from unnest(late_generations, late_products) as late (generation_id, product_id)
    where late.generation_id = stored.generation_id and late.product_id = stored.product_id
  )
  having count(*) > 0;
  if late_products is not null then
    update delivered_price stored set is_in_stock = listing.is_in_stock
    from product_listing listing
    where listing.product_id = stored.product_id and stored.product_id = any (late_products)
      and stored.is_in_stock <> listing.is_in_stock;
    if current_setting('shop.pricing', true) is distinct from 'on' then
      perform note_prices_due(late_products);
    end if;
  end if;
end $$;
`;

export const deliveredPricesSql = [points, put, show];
