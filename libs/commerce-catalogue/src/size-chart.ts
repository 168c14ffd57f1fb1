import type { SizeChart } from '@shop/contracts/catalogue';
import { BODY_MEASURES } from '@shop/domain/body-measures';
import { wordIn, type Dictionary, type SizeChartEntry } from './dictionary.ts';
import type { ProductRow } from './product.repository.ts';

/**
 * The chart of the nearest category above a product that has one of its sizes; its maker's own before the
 * general one.
 */
const chartOf = (
  { manufacturer_id, value_ids }: Pick<ProductRow, 'manufacturer_id' | 'value_ids'>,
  categoryIds: readonly number[],
  { sizeCharts }: Dictionary,
): SizeChartEntry | undefined => {
  const fits = ({ manufacturerId, rows }: SizeChartEntry) =>
    (manufacturerId === null || manufacturerId === manufacturer_id) &&
    rows.some(({ valueId }) => value_ids.includes(valueId));
  for (const categoryId of categoryIds.toReversed()) {
    const charts = sizeCharts.filter((chart) => chart.categoryId === categoryId && fits(chart));
    const own = charts.find(({ manufacturerId }) => manufacturerId !== null);
    const found = own ?? charts[0];
    if (found) return found;
  }
  return undefined;
};

/** Null for goods without sizes, and where no chart is known. */
export const sizeChartWire = (
  product: Pick<ProductRow, 'manufacturer_id' | 'value_ids'>,
  /** From a root to the product's own category. */
  categoryIds: readonly number[],
  { dictionary, languageId }: { dictionary: Dictionary; languageId: number },
): SizeChart | null => {
  const chart = chartOf(product, categoryIds, dictionary);
  if (!chart) return null;
  const named = chart.rows.flatMap(({ valueId, measures }) => {
    const value = dictionary.values.get(valueId);
    return value ? [{ measures, value }] : [];
  });
  named.sort((a, b) => a.value.position - b.value.position);
  const measures = BODY_MEASURES.filter((measure) => named.some((row) => row.measures[measure]));
  return {
    measures,
    rows: named.map((row) => ({
      size: wordIn(row.value.names, languageId),
      values: measures.map((measure) => {
        const range = row.measures[measure];
        return range ? [...range] : null;
      }),
    })),
    is_own: chart.manufacturerId !== null,
  };
};
