import { sql, type Columns, type Database, type Words } from '@shop/database';

/** A field in which variants do not differ, with its value for a product. */
export type MainFact = { readonly field: Words; readonly values: readonly Words[] };

/** The law requires the main characteristics, not all known ones. */
const MOST_FACTS = 4;

/** The first fields of products, in the order of the catalogue. */
export const findMainFacts = async (
  db: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly MainFact[]>> => {
  const { rows } = await sql<Columns<'product_attribute', { productId: 'product_id' }> & MainFact>`
    select fact.product_id as "productId",
      (select coalesce(jsonb_object_agg(language.code, name.name), '{}') from additional_field_name name
        join language on language.id = name.language_id where name.field_id = field.id) as field,
      jsonb_agg((
        select coalesce(jsonb_object_agg(language.code, name.name), '{}') from additional_field_value_name name
        join language on language.id = name.language_id where name.value_id = value.id
      ) order by value.position, value.id) as values
    from product_attribute fact
    join additional_field_value value on value.id = fact.value_id
    join additional_field field on field.id = value.field_id and not field.tells_variants
    where fact.product_id = any (${[...productIds]}::bigint[])
    group by fact.product_id, field.id
    order by field.position, field.id`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ productId }) => productId)].map(([id, facts]) => [
      id,
      facts.slice(0, MOST_FACTS),
    ]),
  );
};
