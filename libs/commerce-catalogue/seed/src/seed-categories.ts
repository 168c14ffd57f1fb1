import type { Database } from '@shop/database';
import { categoryRows, type CategoryRow } from './category-rows.ts';
import { FIELDS } from './content/fields.ts';
import { MANUFACTURERS } from './content/manufacturers.ts';
import { returnExceptionOf } from './content/return-exceptions.ts';
import type { Words } from './content/words.ts';
import { FLAGS } from './flags.ts';
import { seedMakers, seedWarnings } from './seed-duties.ts';
import { seedSizeCharts } from './seed-size-charts.ts';
import { insertRows, resumeIdentity } from '@shop/database/insert-rows';

/** The rows that product rows refer to. */
export type Dictionary = {
  categories: readonly CategoryRow[];
  makerId: (name: string) => number;
  valueId: (field: string, value: string) => number;
};

const inLanguages = (id: number, names: Words, more: (language: number) => unknown[] = () => []) =>
  names.map((name, at) => [id, at + 1, name, ...more(at)]);

async function seedTrees(db: Database): Promise<readonly CategoryRow[]> {
  const rows = categoryRows();
  const fieldIds = new Map(FIELDS.map(({ slug }, at) => [slug, at + 1]));
  await insertRows(
    db,
    'category',
    {
      ...{
        id: 'int',
        tree: 'text',
        parent_id: 'int',
        position: 'int',
        slug: 'text',
        typical_weight_g: 'int',
      },
      ...{ typical_length_mm: 'int', typical_width_mm: 'int', typical_height_mm: 'int' },
      return_exception: 'text',
    },
    rows.map(({ id, tree, parentId, position, slug, grams, box }) => [
      id,
      tree,
      parentId,
      position,
      slug,
      grams,
      ...box,
      returnExceptionOf(slug),
    ]),
  );
  await insertRows(
    db,
    'category_name',
    { category_id: 'int', language_id: 'int', name: 'text', page_title: 'text' },
    rows.flatMap(({ id, names, titles }) => inLanguages(id, names, (at) => [titles[at]])),
  );
  await insertRows(
    db,
    'category_filterable_field',
    { category_id: 'int', field_id: 'int', position: 'int' },
    rows.flatMap(({ id, fields }) => fields.map((field, at) => [id, fieldIds.get(field), at])),
  );
  return rows;
}

async function seedFields(db: Database): Promise<Dictionary['valueId']> {
  await insertRows(
    db,
    'additional_field',
    { id: 'int', slug: 'text', position: 'int' },
    FIELDS.map(({ slug }, at) => [at + 1, slug, at]),
  );
  await insertRows(
    db,
    'additional_field_name',
    { field_id: 'int', language_id: 'int', name: 'text' },
    FIELDS.flatMap(({ names }, at) => inLanguages(at + 1, names)),
  );
  const values = FIELDS.flatMap((field, at) =>
    field.values.map((value, position) => ({ ...value, fieldId: at + 1, field: field.slug, position })),
  );
  await insertRows(
    db,
    'additional_field_value',
    { id: 'int', field_id: 'int', slug: 'text', position: 'int', swatch: 'text' },
    values.map(({ fieldId, slug, position, swatch }, at) => [
      at + 1,
      fieldId,
      slug,
      position,
      swatch ?? null,
    ]),
  );
  await insertRows(
    db,
    'additional_field_value_name',
    { value_id: 'int', language_id: 'int', name: 'text' },
    values.flatMap(({ names }, at) => inLanguages(at + 1, names)),
  );
  const ids = new Map(values.map(({ field, slug }, at) => [`${field}/${slug}`, at + 1]));
  return (field, value) => {
    const id = ids.get(`${field}/${value}`);
    if (!id) throw new RangeError(`unknown value: ${field}/${value}`);
    return id;
  };
}

async function seedFlags(db: Database): Promise<void> {
  await insertRows(
    db,
    'flag',
    { id: 'int', slug: 'text', type: 'int', position: 'int', least_percent: 'int' },
    FLAGS.map(({ id, slug, type, position, leastPercent }) => [id, slug, type, position, leastPercent]),
  );
  await insertRows(
    db,
    'flag_name',
    { flag_id: 'int', language_id: 'int', name: 'text' },
    FLAGS.flatMap(({ id, names }) => inLanguages(id, names)),
  );
}

/** All rows before the first product: trees, makers, fields with their values, flags and offers. */
export async function seedCategories(db: Database): Promise<Dictionary> {
  await seedMakers(db);
  await seedWarnings(db);
  const valueId = await seedFields(db);
  const categories = await seedTrees(db);
  await seedFlags(db);
  await seedSizeCharts(db, categories, valueId);
  for (const table of ['additional_field', 'additional_field_value', 'category', 'flag', 'size_chart'])
    await resumeIdentity(db, table);
  return { categories, valueId, makerId: (name) => MANUFACTURERS.indexOf(name) + 1 };
}
