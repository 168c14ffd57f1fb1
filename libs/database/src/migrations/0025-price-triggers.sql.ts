/** What prices depend on besides stock, whichever program changes it. */
const triggers = `
create function note_price_change() returns trigger
language plpgsql as $$
declare
  changed bigint[] := array(
    select distinct new_rows.product_id from new_rows join old_rows using (id) where new_rows.price <> old_rows.price
  );
begin
  if cardinality(changed) > 0 then
    perform note_prices_due(changed);
  end if;
  return null;
end $$;
create trigger price_changed after update on product_variant
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_price_change();

create function note_variant_gone() returns trigger
language plpgsql as $$
begin
  if exists (select from old_rows) then
    perform note_prices_due(array(select distinct product_id from old_rows));
  end if;
  return null;
end $$;
create trigger price_gone after delete on product_variant
  referencing old table as old_rows for each statement execute function note_variant_gone();

create function note_measures_change() returns trigger
language plpgsql as $$
declare
  changed bigint[] := array(
    select id from new_rows join old_rows using (id)
    where (new_rows.weight_g, new_rows.length_mm, new_rows.width_mm, new_rows.height_mm, new_rows.tariff_line,
        new_rows.main_category_id)
      is distinct from (old_rows.weight_g, old_rows.length_mm, old_rows.width_mm, old_rows.height_mm,
        old_rows.tariff_line, old_rows.main_category_id)
  );
begin
  if cardinality(changed) > 0 then
    perform note_prices_due(changed);
  end if;
  return null;
end $$;
create trigger measures_changed after update on product
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_measures_change();

create function note_typical_measures_change() returns trigger
language plpgsql as $$
declare
  changed bigint[] := array(
    select product.id from new_rows join old_rows using (id) join product on product.main_category_id = new_rows.id
    where (new_rows.typical_weight_g, new_rows.typical_length_mm, new_rows.typical_width_mm, new_rows.typical_height_mm)
        is distinct from (old_rows.typical_weight_g, old_rows.typical_length_mm, old_rows.typical_width_mm,
          old_rows.typical_height_mm)
      and num_nulls(product.weight_g, product.length_mm, product.width_mm, product.height_mm) > 0
  );
begin
  if cardinality(changed) > 0 then
    perform note_prices_due(changed);
  end if;
  return null;
end $$;
create trigger typical_measures_changed after update on category
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_typical_measures_change();

create function tell_of_terms() returns trigger
language plpgsql as $$
begin
  perform pg_notify('shop_work', 'build-price-books');
  return null;
end $$;
`;

const TERMS = [
  'tariff_card',
  'exchange_rate',
  'customs_rate',
  'shipping_discount_tier',
  'courier',
  'courier_fee',
  'site_country',
  'site_currency',
];

const termTriggers = TERMS.map(
  (table) => `create trigger terms_changed after insert or update or delete or truncate on ${table}
  for each statement execute function tell_of_terms();`,
).join('\n');

/**
 * Listing rows and their delivered prices change in one transaction; the rest of both functions stays as it is. Buckets
 * are locked before rows, as a build and the job lock them.
 */
const listing = `
do $$
declare
  writer text;
  source text;
begin
  foreach writer in array array['refresh_product_listing', 'refresh_listing_offers'] loop
    source := pg_get_functiondef(writer::regproc);
    if position('perform announce_products(only_ids);' in source) = 0 then
      raise exception '% does not announce products', writer;
    end if;
    source := regexp_replace(source, '\\mbegin\\M', 'begin perform share_price_buckets(only_ids);');
    execute replace(
      source, 'perform announce_products(only_ids);',
      'perform show_delivered(only_ids); perform announce_products(only_ids);'
    );
  end loop;
end $$;
`;

export const priceTriggersSql = [triggers, termTriggers, listing];
