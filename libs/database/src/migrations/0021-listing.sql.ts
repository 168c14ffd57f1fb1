/** What is left to pay in 1/1000000; rounded up, so that no reduction is counted as more than it is. */
const fractionLeft = `create function fraction_left(price bigint, prior_price bigint) returns integer
language sql immutable as $$
  select coalesce(ceil(price * 1000000.0 / prior_price)::integer, 1000000)
$$`;

/** A flag with a least percentage stands on what is reduced by so much, and on nothing else. */
const flags = [
  `alter table flag add column least_percent smallint check (least_percent between 1 and 99)`,
  // The demo's deals were named one by one, and went on as deals when their reduction was over.
  `update flag set least_percent = 30 where slug = 'weekly-deals'`,
  `delete from product_flag using flag where flag.id = flag_id and flag.least_percent is not null`,
  `create function flags_of(given integer[], fraction integer) returns integer[]
  language sql stable as $$
    select coalesce(array_agg(id order by id), '{}') from flag
    where case when least_percent is null then id = any (given) else fraction <= 1000000 - least_percent * 10000 end
  $$`,
  `create function is_offer(ids integer[]) returns boolean language sql stable as $$
    select exists (select from flag where id = any (ids) and type = 2)
  $$`,
];

const columns = [
  `alter table product_listing add column prior_price bigint, drop column regular_price, drop column lowest_price`,
  `alter table product_variant drop column regular_price`,
  `drop function listing_offers(bigint[])`,
];

/**
 * What stock and prices of the variants say of their product: the version that a card shows, and the choices in
 * stock with their prices, which are left out where all versions cost the same. A reduction counts where it runs in
 * every market, from the lowest of their prior prices.
 */
const listingOffers = `create function listing_offers(only_ids bigint[]) returns table (
  product_id bigint, variant_id bigint, picture text, price bigint, prior_price bigint, fraction integer, is_in_stock boolean,
  needs_choice boolean, choice_ids integer[], choice_prices bigint[], choice_fractions integer[], value_ids integer[]
)
language sql stable as $$
  with versions as materialized (
    select variant.*, choice.id as choice_id, choice.value_ids as choice_values,
      reduction.prior_price, fraction_left(variant.price, reduction.prior_price) as fraction
    from product_variant variant
    cross join lateral (
      select case when count(*) = (select count(*) from reduction_law) then min(prior_price) end as prior_price
      from variant_reduction where variant_reduction.variant_id = variant.id
    ) reduction
    left join variant_values(only_ids) valued on valued.variant_id = variant.id
    left join variant_choice choice on choice.value_ids = valued.value_ids
    where only_ids is null or variant.product_id = any (only_ids)
  ), shown as (
    select versions.product_id,
      (array_agg(id order by on_hand = 0, price, position, id))[1] as variant_id,
      (array_agg(versions.picture order by on_hand = 0, price, position, id))[1] as picture,
      (array_agg(price order by on_hand = 0, price, position, id))[1] as price,
      (array_agg(versions.prior_price order by on_hand = 0, price, position, id))[1] as prior_price,
      (array_agg(fraction order by on_hand = 0, price, position, id))[1] as fraction,
      bool_or(on_hand > 0) as is_in_stock,
      count(distinct attributes - 'colour') > 1 as needs_choice
    from versions group by versions.product_id
  ), offered as (
    select versions.product_id, choice_id, min(price) as price,
      (array_agg(fraction order by price, position, id))[1] as fraction
    from versions where on_hand > 0 and choice_id is not null
    group by versions.product_id, choice_id
  ), choices as (
    select offered.product_id, array_agg(choice_id order by choice_id) as ids,
      array_agg(price order by choice_id) as prices, array_agg(fraction order by choice_id) as fractions,
      count(distinct (price, fraction)) > 1 as vary
    from offered group by offered.product_id
  ), fact_values as (
    select fact.product_id, fact.value_id
    from product_attribute fact
    join additional_field_value value on value.id = fact.value_id
    join additional_field field on field.id = value.field_id and not field.tells_variants
    where only_ids is null or fact.product_id = any (only_ids)
    union
    select versions.product_id, unnest(choice_values) from versions where on_hand > 0
  ), values_by_product as (
    select fact_values.product_id, array_agg(value_id order by value_id) as ids
    from fact_values group by fact_values.product_id
  )
  select shown.product_id, shown.variant_id, shown.picture, shown.price, shown.prior_price, shown.fraction,
    shown.is_in_stock, shown.needs_choice, coalesce(choices.ids, '{}'),
    case when choices.vary then choices.prices end, case when choices.vary then choices.fractions end,
    coalesce(values_by_product.ids, '{}')
  from shown
  left join choices on choices.product_id = shown.product_id
  left join values_by_product on values_by_product.product_id = shown.product_id
$$`;

const refresh = `create or replace function refresh_product_listing(only_ids bigint[] default null) returns void
language plpgsql as $$
begin
  perform learn_variant_choices(only_ids);
  delete from product_listing where only_ids is null or product_id = any (only_ids);
  insert into product_listing (
    product_id, slug, manufacturer_id, category_ids, value_ids, flag_ids, is_offer, is_in_stock, current_price,
    prior_price, discount_percentage, paid_amount, arrived_at, relevance, tariff_line, weight_g,
    length_mm, width_mm, height_mm, names, variant_id, needs_choice, picture, colours, document,
    choice_ids, choice_prices, choice_fractions
  )
  with chosen as (
    select * from product where status = 'active' and (only_ids is null or id = any (only_ids))
  ), codes as (
    select product_id, string_agg(concat_ws(' ', sku, replace(sku, '-', ''), barcode), ' ') as words
    from product_variant join chosen on chosen.id = product_id group by product_id
  ), colours as (
    select product_id, jsonb_agg(jsonb_build_object('slug', slug, 'swatch', swatch) order by first_position) as colours
    from (
      select product_id, attributes ->> 'colour' as slug, min(product_variant.position) as first_position
      from product_variant join chosen on chosen.id = product_id
      where attributes ? 'colour' group by product_id, attributes ->> 'colour'
    ) used
    left join lateral (
      select swatch from additional_field_value value join additional_field field on field.id = value.field_id
      where field.slug = 'colour' and value.slug = used.slug
    ) named on true
    group by product_id
  ), categories as (
    select product_id, array_agg(category_id order by category_id) as ids
    from product_category join chosen on chosen.id = product_id group by product_id
  ), category_words as (
    select product_id, string_agg(distinct category_name.name, ' ') as words
    from product_category join chosen on chosen.id = product_id
    join category_name on category_name.category_id = product_category.category_id
    group by product_id
  ), category_lexemes as (
    select product_id, string_agg(format('''#%s'':1B', category_id), ' ')::tsvector as lexemes
    from product_category join chosen on chosen.id = product_id group by product_id
  ), attribute_words as (
    select product_id, string_agg(distinct name, ' ') as words
    from product_attribute join chosen on chosen.id = product_id
    join additional_field_value_name using (value_id) group by product_id
  ), flags as (
    select product_id, array_agg(flag_id) as ids
    from product_flag join chosen on chosen.id = product_id group by product_id
  ), texts as (
    select product_id, jsonb_object_agg(language_id::text, name) as names, string_agg(name, ' ') as words
    from product_text join chosen on chosen.id = product_id group by product_id
  )
  select chosen.id, chosen.slug, chosen.manufacturer_id,
    coalesce(categories.ids, '{}'), offers.value_ids, listed_flags.ids, is_offer(listed_flags.ids),
    offers.is_in_stock, offers.price, offers.prior_price, offers.fraction,
    chosen.paid_amount, chosen.arrived_at, chosen.popularity, chosen.tariff_line,
    parcel.weight_g, parcel.length_mm, parcel.width_mm, parcel.height_mm,
    coalesce(texts.names, '{}'), offers.variant_id, offers.needs_choice, offers.picture,
    coalesce(colours.colours, '[]'),
    setweight(to_tsvector('simple', search_text(concat_ws(' ', texts.words, manufacturer.name))), 'A')
      || setweight(to_tsvector('simple', search_text(codes.words)), 'A')
      || setweight(to_tsvector('simple', search_text(category_words.words)), 'B')
      || setweight(to_tsvector('simple', search_text(attribute_words.words)), 'C')
      || coalesce(category_lexemes.lexemes, ''),
    offers.choice_ids, offers.choice_prices, offers.choice_fractions
  from chosen
  join listing_offers(only_ids) offers on offers.product_id = chosen.id
  join manufacturer on manufacturer.id = chosen.manufacturer_id
  join product_parcel parcel on parcel.product_id = chosen.id
  left join codes on codes.product_id = chosen.id
  left join colours on colours.product_id = chosen.id
  left join categories on categories.product_id = chosen.id
  left join category_words on category_words.product_id = chosen.id
  left join category_lexemes on category_lexemes.product_id = chosen.id
  left join attribute_words on attribute_words.product_id = chosen.id
  left join flags on flags.product_id = chosen.id
  left join texts on texts.product_id = chosen.id
  cross join lateral (select flags_of(flags.ids, offers.fraction) as ids) listed_flags;
  perform announce_products(only_ids);
end $$`;

/**
 * Writes offers to listing rows. Two that write one row wait for each other, and the second reads what the first has
 * written: rows are locked by a statement of its own before the offers are read.
 */
const refreshOffers = `create function refresh_listing_offers(only_ids bigint[]) returns void
language plpgsql set plan_cache_mode = 'force_custom_plan' as $$
begin
  perform from product_listing where product_id = any (only_ids) order by product_id for update;
  update product_listing listing
  set is_in_stock = offers.is_in_stock, variant_id = offers.variant_id, picture = offers.picture,
    current_price = offers.price, prior_price = offers.prior_price, discount_percentage = offers.fraction,
    flag_ids = listed_flags.ids, is_offer = is_offer(listed_flags.ids),
    needs_choice = offers.needs_choice, value_ids = offers.value_ids, choice_ids = offers.choice_ids,
    choice_prices = offers.choice_prices, choice_fractions = offers.choice_fractions
  from listing_offers(only_ids) offers
  cross join lateral (
    select array_agg(flag_id) as ids from product_flag where product_flag.product_id = offers.product_id
  ) given
  cross join lateral (select flags_of(given.ids, offers.fraction) as ids) listed_flags
  where listing.product_id = offers.product_id;
  perform announce_products(only_ids);
end $$`;

const stockTrigger = `create or replace function tell_listing_of_stock() returns trigger language plpgsql as $$
begin
  perform refresh_listing_offers(array[new.product_id]);
  return null;
end $$`;

export const reducedListingSql = [
  fractionLeft,
  ...flags,
  ...columns,
  listingOffers,
  refresh,
  refreshOffers,
  stockTrigger,
];
