/**
 * One row a product, holding all that a card, a facet or a sort order asks, so that a listing never joins.
 * `refresh_product_listing` rebuilds rows from the tables that people edit.
 */
const listing = [
  `create table product_listing (
    product_id bigint primary key references product on delete cascade,
    slug text not null,
    manufacturer_id integer not null,
    category_ids integer[] not null,
    value_ids integer[] not null,
    flag_ids integer[] not null,
    is_offer boolean not null,
    is_in_stock boolean not null,
    current_price bigint not null,
    regular_price bigint not null,
    lowest_price bigint not null,
    discount_percentage integer not null,
    paid_amount integer not null,
    arrived_at timestamptz not null,
    relevance integer not null,
    tariff_line text not null,
    weight_g integer not null,
    length_mm integer not null,
    width_mm integer not null,
    height_mm integer not null,
    names jsonb not null,
    variant_id bigint not null,
    needs_choice boolean not null,
    picture text not null,
    colours jsonb not null,
    document tsvector not null
  )`,
  `create index product_listing_categories on product_listing using gin (category_ids)`,
  `create index product_listing_values on product_listing using gin (value_ids)`,
  `create index product_listing_flags on product_listing using gin (flag_ids)`,
  `create index product_listing_document on product_listing using gin (document)`,
  `create index product_listing_manufacturer on product_listing (manufacturer_id)`,
  `create index product_listing_high_low on product_listing (current_price desc, relevance desc, product_id)`,
  `create index product_listing_low_high on product_listing (current_price, relevance desc, product_id)`,
  `create index product_listing_best_value
    on product_listing (discount_percentage, current_price, relevance desc, product_id)`,
  `create index product_listing_best_sellers on product_listing (paid_amount desc, relevance desc, product_id)`,
  `create index product_listing_arrivals on product_listing (arrived_at desc, relevance desc, product_id)`,
  `create index product_listing_relevance
    on product_listing (relevance desc, paid_amount desc, arrived_at desc, product_id)`,
  `create table search_word (word text primary key, uses integer not null)`,
  `create index search_word_trigrams on search_word using gin (word gin_trgm_ops)`,
];

const searchText = `create function search_text(words text) returns text
  language sql immutable parallel safe
  as $$ select lower(public.unaccent('public.unaccent', coalesce(words, ''))) $$`;

const parcelView = `create view product_parcel as
  select product.id as product_id,
    coalesce(product.weight_g, category.typical_weight_g) as weight_g,
    coalesce(product.length_mm, category.typical_length_mm) as length_mm,
    coalesce(product.width_mm, category.typical_width_mm) as width_mm,
    coalesce(product.height_mm, category.typical_height_mm) as height_mm
  from product join category on category.id = product.main_category_id`;

/** Names what stored pages were made of. A notification holds 8,000 bytes: many products are told as everything. */
const announce = `create function announce_products(ids bigint[]) returns void
language plpgsql as $$
declare
  keys text;
begin
  if ids is null or cardinality(ids) > 100 then
    perform pg_notify('catalogue_changed', '');
    return;
  end if;
  select string_agg(key, ' ') into keys from (
    select 'catalogue' as key
    union select 'product:' || id from unnest(ids) as id
    union select 'category:' || category_id from product_category where product_id = any (ids)
  ) named;
  perform pg_notify('shop_changes', keys);
end $$`;

const refresh = `create function refresh_product_listing(only_ids bigint[] default null) returns void
language plpgsql as $$
begin
  delete from product_listing where only_ids is null or product_id = any (only_ids);
  insert into product_listing
  with chosen as (
    select * from product where status = 'active' and (only_ids is null or id = any (only_ids))
  ), variants as (
    select product_id,
      (array_agg(product_variant.id order by on_hand = 0, price, position, product_variant.id))[1] as variant_id,
      (array_agg(picture order by on_hand = 0, price, position, product_variant.id))[1] as picture,
      (array_agg(price order by on_hand = 0, price, position, product_variant.id))[1] as price,
      (array_agg(regular_price order by on_hand = 0, price, position, product_variant.id))[1] as regular_price,
      count(distinct attributes - 'colour') > 1 as needs_choice,
      bool_or(on_hand > 0) as is_in_stock,
      string_agg(concat_ws(' ', sku, replace(sku, '-', ''), barcode), ' ') as codes
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
  ), attribute_ids as (
    select product_id, array_agg(value_id order by value_id) as ids
    from product_attribute join chosen on chosen.id = product_id group by product_id
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
    coalesce(categories.ids, '{}'), coalesce(attribute_ids.ids, '{}'), coalesce(flags.ids, '{}'),
    coalesce(flags.is_offer, false), variants.is_in_stock,
    variants.price, variants.regular_price, least(coalesce(lowest.price, variants.price), variants.price),
    round(variants.price * 1000000.0 / variants.regular_price)::int,
    chosen.paid_amount, chosen.arrived_at, chosen.popularity, chosen.tariff_line,
    parcel.weight_g, parcel.length_mm, parcel.width_mm, parcel.height_mm,
    coalesce(texts.names, '{}'), variants.variant_id, variants.needs_choice, variants.picture,
    coalesce(colours.colours, '[]'),
    setweight(to_tsvector('simple', search_text(concat_ws(' ', texts.words, manufacturer.name))), 'A')
      || setweight(to_tsvector('simple', search_text(variants.codes)), 'A')
      || setweight(to_tsvector('simple', search_text(category_words.words)), 'B')
      || setweight(to_tsvector('simple', search_text(attribute_words.words)), 'C')
  from chosen
  join variants on variants.product_id = chosen.id
  join manufacturer on manufacturer.id = chosen.manufacturer_id
  join product_parcel parcel on parcel.product_id = chosen.id
  left join lowest on lowest.product_id = chosen.id
  left join colours on colours.product_id = chosen.id
  left join categories on categories.product_id = chosen.id
  left join category_words on category_words.product_id = chosen.id
  left join attribute_ids on attribute_ids.product_id = chosen.id
  left join attribute_words on attribute_words.product_id = chosen.id
  left join flags on flags.product_id = chosen.id
  left join texts on texts.product_id = chosen.id;
  perform announce_products(only_ids);
end $$`;

const refreshWords = `create function refresh_search_word() returns void
language sql as $$
  delete from search_word;
  insert into search_word
  select word, ndoc from ts_stat('select document from product_listing')
  where length(word) between 3 and 40;
$$`;

/** Only the crossing of zero is written through: the count itself changes with every order. */
const stockTrigger = [
  `create function tell_listing_of_stock() returns trigger language plpgsql as $$
  begin
    update product_listing
    set is_in_stock = exists (select from product_variant where product_id = new.product_id and on_hand > 0)
    where product_id = new.product_id;
    perform announce_products(array[new.product_id]);
    return null;
  end $$`,
  `create trigger stock_crossed_zero after update of on_hand on product_variant
    for each row when ((old.on_hand > 0) is distinct from (new.on_hand > 0))
    execute function tell_listing_of_stock()`,
];

export const listingSql = [
  `create extension if not exists unaccent`,
  `create extension if not exists pg_trgm`,
  searchText,
  ...listing,
  parcelView,
  announce,
  refresh,
  refreshWords,
  ...stockTrigger,
];
