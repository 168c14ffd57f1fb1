import type { Database } from '@shop/database';
import { insertRows } from '@shop/database/insert-rows';
import type { CategoryRow } from './category-rows.ts';
import { SIZE_CHARTS } from './content/size-charts.ts';

/** The general sizes of clothes and shoes, for the same categories of both trees. */
export async function seedSizeCharts(
  db: Database,
  categories: readonly CategoryRow[],
  valueId: (field: string, value: string) => number,
): Promise<void> {
  const charts = SIZE_CHARTS.flatMap(({ categories: slugs, sizes }) =>
    categories.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => ({ categoryId: id, sizes })),
  ).map((chart, at) => ({ ...chart, id: at + 1 }));
  await insertRows(
    db,
    'size_chart',
    { id: 'int', category_id: 'int' },
    charts.map(({ id, categoryId }) => [id, categoryId]),
  );
  await insertRows(
    db,
    'size_chart_row',
    { chart_id: 'int', value_id: 'int', measures: 'jsonb' },
    charts.flatMap(({ id, sizes }) =>
      sizes.map(({ size, measures }) => [id, valueId('size', size), JSON.stringify(measures)]),
    ),
  );
}
