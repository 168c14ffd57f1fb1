import type { Facet, FacetValue } from '@shop/contracts/catalogue';
import { DISCOUNT_SPAN } from '@shop/domain/discount';
import { additionalFieldKey, isOfferedFacet, type FieldRules } from '@shop/domain/facets';
import type { Filters } from '@shop/domain/filters';
import type { FacetCounts } from './facet-counts.repository.ts';
import { DISCOUNT_STEPS, type PriceCounts } from './price-counts.repository.ts';
import { wordIn, type Dictionary } from './dictionary.ts';

/** Brands beyond this number are found by searching; a picked one is always listed. */
const MOST_VALUES = 60;

type Asked = { filters: Filters; rules: FieldRules; languageId: number; toDollars: ToDollars };
/** Addresses and facets have prices in dollars, in any displayed currency. */
export type ToDollars = (cents: number, side: 'min' | 'max') => number;
/** The found products, and their price range. */
export type Counts = Omit<FacetCounts, 'prices'> & PriceCounts;
type Counted = FacetValue & { order: number };

const termFacet = (key: string, name: string, values: Counted[], picked: readonly string[]): Facet => {
  const kept = values.filter(({ slug }, at) => at < MOST_VALUES || picked.includes(slug));
  return { key, type: 'terms', name, values: kept.map(({ order: _, ...value }) => value) };
};

const manufacturerFacet = ({ manufacturers }: Dictionary, counts: Counts, { filters }: Asked): Facet => {
  const picked = filters.terms['manufacturer'] ?? [];
  const values = [...manufacturers.values()].flatMap(({ id, slug, name }) => {
    const count = counts.manufacturers.get(id) ?? 0;
    return count > 0 || picked.includes(slug) ? [{ slug, name, count, order: -count }] : [];
  });
  values.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  return termFacet('manufacturer', '', values, picked);
};

const priceFacet = ({ price }: PriceCounts, { toDollars }: Asked): Facet => ({
  ...{ key: 'current_price', type: 'stats', name: '', values: [] },
  ...(price && { min: toDollars(price.low, 'min'), max: toDollars(price.high, 'max') }),
});

const discountFacet = ({ discounts }: PriceCounts): Facet => ({
  ...{ key: 'discount_percentage', type: 'stats', name: '' },
  ...DISCOUNT_SPAN,
  values: DISCOUNT_STEPS.map((step) => ({
    slug: `${step}-`,
    name: String(step),
    count: discounts.get(step) ?? 0,
  })),
});

const flagFacet = ({ flags }: Dictionary, counts: Counts, { filters, languageId }: Asked): Facet => {
  const picked = filters.terms['flag_ids'] ?? [];
  const values = [...flags.values()]
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .flatMap(({ id, slug, names }) => {
      const count = counts.flags.get(id) ?? 0;
      return count > 0 || picked.includes(slug) ? [{ slug, name: wordIn(names, languageId), count }] : [];
    });
  return { key: 'flag_ids', type: 'flags', name: '', values };
};

const fieldFacets = (
  dictionary: Dictionary,
  counts: Counts,
  { filters, rules, languageId }: Asked,
): Facet[] => {
  const valuesOf = Map.groupBy(dictionary.values.values(), ({ fieldId }) => fieldId);
  const order = rules.filterableInCategory;
  const offered = [...dictionary.fields.values()].filter(({ id }) =>
    isOfferedFacet(additionalFieldKey(id), rules),
  );
  offered.sort(
    (a, b) => (order ? order.indexOf(a.id) - order.indexOf(b.id) : a.position - b.position) || a.id - b.id,
  );
  return offered.map(({ id, names }) => {
    const key = additionalFieldKey(id);
    const picked = filters.terms[key] ?? [];
    const values = (valuesOf.get(id) ?? []).flatMap((value) => {
      const count = counts.values.get(value.id) ?? 0;
      if (count === 0 && !picked.includes(value.slug)) return [];
      const { slug, swatch, position } = value;
      return [
        { slug, name: wordIn(value.names, languageId), count, order: position, ...(swatch && { swatch }) },
      ];
    });
    values.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
    return termFacet(key, wordIn(names, languageId), values, picked);
  });
};

/** Two fields of one name are distinguished by their values: "Capacity (64 GB – 1 TB)". */
const toldApart = (facets: readonly Facet[]): Facet[] => {
  const called = Map.groupBy(facets, ({ name }) => name.toLowerCase());
  return facets.map((facet) => {
    const { name, values } = facet;
    const isAlone = name === '' || (called.get(name.toLowerCase())?.length ?? 0) < 2;
    const ends = [...new Set([values[0]?.name, values.at(-1)?.name])];
    return isAlone ? facet : { ...facet, name: `${name} (${ends.join(' – ')})` };
  });
};

/** The facets of this listing. Facets that cannot filter it are left out. */
export const facetsOf = (dictionary: Dictionary, counts: Counts, asked: Asked): Facet[] =>
  toldApart(
    [
      manufacturerFacet(dictionary, counts, asked),
      priceFacet(counts, asked),
      discountFacet(counts),
      flagFacet(dictionary, counts, asked),
      ...fieldFacets(dictionary, counts, asked),
    ].filter(({ key, type, values }) =>
      type === 'stats' ? counts.total > 0 || asked.filters.ranges[key] !== undefined : values.length > 0,
    ),
  );
