/**
 * What a shopper may pick one variant by. A choice is one combination of such values ("pine and M"); variants of
 * many products share it, so that a listing row names its versions in stock by a handful of numbers.
 */
const choices = [
  `alter table additional_field add column tells_variants boolean not null default false`,
  `create table variant_choice (
    id integer generated always as identity primary key,
    value_ids integer[] not null unique
  )`,
  `alter table product_listing
    add column choice_ids integer[] not null default '{}',
    add column choice_prices bigint[],
    add column choice_fractions integer[]`,
];

/** Each variant with its values of the fields that tell variants apart; what it does not say itself, its product does. */
const variantValues = `create function variant_values(only_ids bigint[])
returns table (variant_id bigint, product_id bigint, value_ids integer[])
language sql stable as $$
  select told.variant_id, told.product_id, array_agg(told.value_id order by told.value_id) as value_ids
  from (
    select variant.id as variant_id, variant.product_id, value.id as value_id
    from product_variant variant
    cross join lateral jsonb_each_text(variant.attributes) as said (slug, value_slug)
    join additional_field field on field.slug = said.slug and field.tells_variants
    join additional_field_value value on value.field_id = field.id and value.slug = said.value_slug
    where only_ids is null or variant.product_id = any (only_ids)
    union all
    select variant.id, variant.product_id, value.id
    from product_variant variant
    join product_attribute fact on fact.product_id = variant.product_id
    join additional_field_value value on value.id = fact.value_id
    join additional_field field on field.id = value.field_id and field.tells_variants
    where not variant.attributes ? field.slug and (only_ids is null or variant.product_id = any (only_ids))
  ) told
  group by told.variant_id, told.product_id
$$`;

/** Fields that tell variants apart, and combinations of their values, that were not met before. */
const learnChoices = `create function learn_variant_choices(only_ids bigint[]) returns void
language plpgsql as $$
begin
  update additional_field set tells_variants = true
  where not tells_variants and slug in (
    select jsonb_object_keys(attributes) from product_variant
    where only_ids is null or product_id = any (only_ids)
  );
  insert into variant_choice (value_ids)
  select distinct valued.value_ids from variant_values(only_ids) valued
  where not exists (select from variant_choice known where known.value_ids = valued.value_ids)
  order by valued.value_ids
  on conflict do nothing;
end $$`;

/**
 * What stock and prices of the variants say of their product: the version that a card shows, and the choices in
 * stock with their prices, which are left out where all versions cost the same.
 */
const listingOffers = `create function listing_offers(only_ids bigint[]) returns table (
  product_id bigint, variant_id bigint, picture text, price bigint, regular_price bigint, is_in_stock boolean,
  needs_choice boolean, choice_ids integer[], choice_prices bigint[], choice_fractions integer[], value_ids integer[]
)
language sql stable as $$
  with versions as materialized (
    select variant.*, choice.id as choice_id, choice.value_ids as choice_values,
      round(variant.price * 1000000.0 / variant.regular_price)::int as fraction
    from product_variant variant
    left join variant_values(only_ids) valued on valued.variant_id = variant.id
    left join variant_choice choice on choice.value_ids = valued.value_ids
    where only_ids is null or variant.product_id = any (only_ids)
  ), shown as (
    select versions.product_id,
      (array_agg(id order by on_hand = 0, price, position, id))[1] as variant_id,
      (array_agg(versions.picture order by on_hand = 0, price, position, id))[1] as picture,
      (array_agg(price order by on_hand = 0, price, position, id))[1] as price,
      (array_agg(versions.regular_price order by on_hand = 0, price, position, id))[1] as regular_price,
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
  select shown.product_id, shown.variant_id, shown.picture, shown.price, shown.regular_price, shown.is_in_stock,
    shown.needs_choice, coalesce(choices.ids, '{}'),
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
    regular_price, lowest_price, discount_percentage, paid_amount, arrived_at, relevance, tariff_line, weight_g,
    length_mm, width_mm, height_mm, names, variant_id, needs_choice, picture, colours, document,
    choice_ids, choice_prices, choice_fractions
  )
  with chosen as (
    select * from product where status = 'active' and (only_ids is null or id = any (only_ids))
  ), codes as (
    select product_id, string_agg(concat_ws(' ', sku, replace(sku, '-', ''), barcode), ' ') as words
    from product_variant join chosen on chosen.id = product_id group by product_id
  ), lowest as (
    select product_id, min(price_history.price) as price
    from price_history join product_variant on product_variant.id = variant_id join chosen on chosen.id = product_id
    where day > current_date - 30 group by product_id
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
    select product_id, array_agg(flag_id order by flag_id) as ids, bool_or(flag.type = 2) as is_offer
    from product_flag join chosen on chosen.id = product_id join flag on flag.id = flag_id group by product_id
  ), texts as (
    select product_id, jsonb_object_agg(language_id::text, name) as names, string_agg(name, ' ') as words
    from product_text join chosen on chosen.id = product_id group by product_id
  )
  select chosen.id, chosen.slug, chosen.manufacturer_id,
    coalesce(categories.ids, '{}'), offers.value_ids, coalesce(flags.ids, '{}'),
    coalesce(flags.is_offer, false), offers.is_in_stock,
    offers.price, offers.regular_price, least(coalesce(lowest.price, offers.price), offers.price),
    round(offers.price * 1000000.0 / offers.regular_price)::int,
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
  left join lowest on lowest.product_id = chosen.id
  left join colours on colours.product_id = chosen.id
  left join categories on categories.product_id = chosen.id
  left join category_words on category_words.product_id = chosen.id
  left join category_lexemes on category_lexemes.product_id = chosen.id
  left join attribute_words on attribute_words.product_id = chosen.id
  left join flags on flags.product_id = chosen.id
  left join texts on texts.product_id = chosen.id;
  perform announce_products(only_ids);
end $$`;

/**
 * Two who cross zero on one product wait for each other, and the second reads what the first has written: the row is
 * locked by a statement of its own before the offers are read.
 */
const stockTrigger = `create or replace function tell_listing_of_stock() returns trigger language plpgsql as $$
begin
  perform from product_listing where product_id = new.product_id for update;
  update product_listing listing
  set is_in_stock = offers.is_in_stock, variant_id = offers.variant_id, picture = offers.picture,
    current_price = offers.price, regular_price = offers.regular_price,
    lowest_price = least(listing.lowest_price, offers.price),
    discount_percentage = round(offers.price * 1000000.0 / offers.regular_price)::int,
    needs_choice = offers.needs_choice, value_ids = offers.value_ids, choice_ids = offers.choice_ids,
    choice_prices = offers.choice_prices, choice_fractions = offers.choice_fractions
  from listing_offers(array[new.product_id]) offers
  where listing.product_id = new.product_id and offers.product_id = listing.product_id;
  perform announce_products(array[new.product_id]);
  return null;
end $$`;

const ORDERS: Readonly<Record<string, string>> = {
  high_low: 'current_price desc, relevance desc',
  low_high: 'current_price, relevance desc',
  best_value: 'discount_percentage, current_price, relevance desc',
  best_sellers: 'paid_amount desc, relevance desc',
  arrivals: 'arrived_at desc, relevance desc',
  relevance: 'relevance desc, paid_amount desc, arrived_at desc',
};

/** What is sold out stands behind everything else in every order. */
const orders = Object.entries(ORDERS).flatMap(([name, order]) => [
  `drop index product_listing_${name}`,
  `create index product_listing_${name} on product_listing (is_in_stock desc, ${order}, product_id)`,
]);

export const variantListingSql = [
  ...choices,
  variantValues,
  learnChoices,
  listingOffers,
  refresh,
  stockTrigger,
  ...orders,
];
