import type { Database } from '@shop/database';
import { createDictionary, type CategoryEntry, type Dictionary, type Words } from './dictionary.ts';

type Named = { language_id: number; name: string };

const collect = <T extends Named>(
  rows: readonly T[],
  idOf: (row: T) => number,
  word = (row: T) => row.name,
) => {
  const words = new Map<number, Record<number, string>>();
  for (const row of rows) {
    const of = words.get(idOf(row)) ?? {};
    of[row.language_id] = word(row);
    words.set(idOf(row), of);
  }
  return (id: number): Words => words.get(id) ?? {};
};

const mapById = <T extends { id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

const loadCategories = async (db: Database): Promise<ReadonlyMap<number, CategoryEntry>> => {
  const [rows, names, filterable] = await Promise.all([
    db.selectFrom('category').selectAll().execute(),
    db.selectFrom('category_name').selectAll().execute(),
    db.selectFrom('category_filterable_field').selectAll().orderBy('position').orderBy('field_id').execute(),
  ]);
  const nameOf = collect(names, (row) => row.category_id);
  const titleOf = collect(
    names,
    (row) => row.category_id,
    (row) => row.page_title,
  );
  const fieldsOf = Map.groupBy(filterable, (row) => row.category_id);
  return mapById(
    rows.map(({ id, tree, parent_id, position, slug, display_in_marketplace, return_exception }) => ({
      ...{ id, tree, parent_id, position, slug, display_in_marketplace },
      returnException: return_exception,
      names: nameOf(id),
      titles: titleOf(id),
      filterableFields: (fieldsOf.get(id) ?? []).map(({ field_id }) => field_id),
    })),
  );
};

const loadFields = async (db: Database) => {
  const [rows, names, valueRows, valueNames] = await Promise.all([
    db.selectFrom('additional_field').selectAll().execute(),
    db.selectFrom('additional_field_name').selectAll().execute(),
    db.selectFrom('additional_field_value').selectAll().execute(),
    db.selectFrom('additional_field_value_name').selectAll().execute(),
  ]);
  const nameOf = collect(names, (row) => row.field_id);
  const valueNameOf = collect(valueNames, (row) => row.value_id);
  const fields = rows.map(({ id, slug, position, disabled_in_index, tells_variants }) => ({
    ...{ id, slug, position, isDisabledInIndex: disabled_in_index, tellsVariants: tells_variants },
    names: nameOf(id),
  }));
  const values = valueRows.map(({ id, field_id, slug, position, swatch }) => ({
    ...{ id, fieldId: field_id, slug, position, swatch },
    names: valueNameOf(id),
  }));
  return { fields: mapById(fields), values: mapById(values) };
};

const loadFlags = async (db: Database): Promise<Dictionary['flags']> => {
  const [rows, names] = await Promise.all([
    db.selectFrom('flag').selectAll().execute(),
    db.selectFrom('flag_name').selectAll().execute(),
  ]);
  const nameOf = collect(names, (row) => row.flag_id);
  return mapById(
    rows.map((row) => ({ ...row, type: row.type === 2 ? 2 : 1, names: nameOf(row.id) }) as const),
  );
};

const loadSizeCharts = async (db: Database): Promise<Dictionary['sizeCharts']> => {
  const [charts, rows] = await Promise.all([
    db.selectFrom('size_chart').selectAll().orderBy('id').execute(),
    db.selectFrom('size_chart_row').selectAll().execute(),
  ]);
  const rowsOf = Map.groupBy(rows, ({ chart_id }) => chart_id);
  return charts.map(({ id, category_id, manufacturer_id }) => ({
    categoryId: category_id,
    manufacturerId: manufacturer_id,
    rows: (rowsOf.get(id) ?? []).map(({ value_id, measures }) => ({ valueId: value_id, measures })),
  }));
};

/** Reads the catalogue's small tables in one go. */
export const loadDictionary = async (db: Database): Promise<Dictionary> => {
  const [manufacturers, { fields, values }, categories, flags, sizeCharts] = await Promise.all([
    db.selectFrom('manufacturer').selectAll().execute().then(mapById),
    loadFields(db),
    loadCategories(db),
    loadFlags(db),
    loadSizeCharts(db),
  ]);
  return createDictionary({ manufacturers, fields, values, categories, flags, sizeCharts });
};
