import { describe, expect, test } from 'vitest';
import { facetTypeOf, isKnownFacet, isOfferedFacet, isShownFacet, parseRange } from './facets.ts';
import {
  clearFacet,
  countFilters,
  filterParams,
  MOST_FACETS_PICKED,
  MOST_VALUES_PICKED,
  NO_FILTERS,
  parseFilters,
  setRange,
  toggleTerm,
} from './filters.ts';

const read = (query: string) =>
  parseFilters(
    query.split('&').map((pair): [string, string] => {
      const [name = '', text = ''] = pair.split('=');
      return [name, text];
    }),
  );

describe('facets', () => {
  test('R-FLT-02 types are terms, stats and flags', () => {
    expect(facetTypeOf('manufacturer')).toBe('terms');
    expect(facetTypeOf('additional_field_7')).toBe('terms');
    expect(facetTypeOf('current_price')).toBe('stats');
    expect(facetTypeOf('discount_percentage')).toBe('stats');
    expect(facetTypeOf('flag_ids')).toBe('flags');
  });

  test('R-FLT-04 category facets exist in search but are not shown', () => {
    for (const key of ['category_id', 'category_ids']) {
      expect(isKnownFacet(key)).toBe(true);
      expect(isShownFacet(key)).toBe(false);
    }
  });

  test('R-FLT-06 unknown facet keys are dropped', () => {
    expect(read('f.weight=1-2&f.additional_field_x=a&f.__proto__=a&manufacturer=a')).toEqual(NO_FILTERS);
  });

  test('R-FLT-07 in a category only its filterable fields are offered', () => {
    const rules = { filterableInCategory: [7], disabledInIndex: [7] };
    expect(isOfferedFacet('additional_field_7', rules)).toBe(true);
    expect(isOfferedFacet('additional_field_8', rules)).toBe(false);
    expect(isOfferedFacet('manufacturer', rules)).toBe(true);
  });

  test('R-FLT-08 without a category, fields disabled in the index are hidden', () => {
    const rules = { filterableInCategory: null, disabledInIndex: [7] };
    expect(isOfferedFacet('additional_field_7', rules)).toBe(false);
    expect(isOfferedFacet('additional_field_8', rules)).toBe(true);
  });

  test('R-FLT-09 a bound that is no number makes the range be ignored', () => {
    expect(parseRange('10-20.5')).toEqual({ min: 10, max: 20.5 });
    expect(parseRange('-20')).toEqual({ max: 20 });
    expect(parseRange('10-')).toEqual({ min: 10 });
    for (const garbage of ['', '-', '10', 'a-b', '10-b', '-1-5', '1e3-', 'NaN-', '10-20-30', ' 1-2']) {
      expect(parseRange(garbage)).toBeUndefined();
    }
    expect(read('f.current_price=cheap-dear')).toEqual(NO_FILTERS);
  });
});

describe('a selection before it is applied', () => {
  const picked = toggleTerm(NO_FILTERS, 'manufacturer', 'lumo');

  test('R-FLT-10 picking a value toggles it', () => {
    expect(picked.terms).toEqual({ manufacturer: ['lumo'] });
    expect(toggleTerm(picked, 'manufacturer', 'halden').terms).toEqual({ manufacturer: ['halden', 'lumo'] });
  });

  test('R-FLT-11 a key without values leaves the set', () => {
    expect(toggleTerm(picked, 'manufacturer', 'lumo')).toEqual(NO_FILTERS);
  });

  test('R-FLT-12 a range is set, and taken out when empty', () => {
    const ranged = setRange(picked, 'current_price', { min: 5 });
    expect(ranged.ranges).toEqual({ current_price: { min: 5 } });
    expect(setRange(ranged, 'current_price', {})).toEqual(picked);
    expect(clearFacet(ranged, 'current_price')).toEqual(picked);
    expect(countFilters(ranged)).toBe(2);
  });

  test('R-FLT-13 applied filters are unchanged by a selection, which can be discarded', () => {
    const applied = read('f.manufacturer=lumo');
    toggleTerm(applied, 'manufacturer', 'lumo');
    expect(applied).toEqual(picked);
  });
});

describe('filters in the address', () => {
  test('one selection has one address, in any order of clicks', () => {
    const ticked = read('f.manufacturer=lumo&f.manufacturer=halden&f.current_price=1-2');
    const typed = read('f.current_price=1-2&f.manufacturer=halden,lumo,halden');
    expect(filterParams(ticked)).toEqual(filterParams(typed));
    expect(filterParams(typed)).toEqual([
      ['f.current_price', '1-2'],
      ['f.manufacturer', 'halden,lumo'],
    ]);
  });

  test('values that are not slugs are dropped', () => {
    expect(read("f.manufacturer=A,b'c,%00,,ok").terms).toEqual({ manufacturer: ['ok'] });
  });

  test('twelve facets at most are picked, with sixty values each', () => {
    const facets = Array.from({ length: 150 }, (_, at) => `f.additional_field_${at + 1}=a`);
    expect(countFilters(read(facets.join('&')))).toBe(MOST_FACETS_PICKED);
    const values = Array.from({ length: 500 }, (_, at) => `v${at}`);
    expect(read(`f.manufacturer=${values.join(',')}`).terms['manufacturer']).toHaveLength(MOST_VALUES_PICKED);
    expect(
      read(values.map((value) => `f.manufacturer=${value}`).join('&')).terms['manufacturer'],
    ).toHaveLength(MOST_VALUES_PICKED);
    expect([MOST_FACETS_PICKED, MOST_VALUES_PICKED]).toEqual([12, 60]);
  });

  test('facets that a catalogue does not know do not count against the limit of those that it knows', () => {
    const facets = Array.from({ length: 150 }, (_, at): [string, string] => [
      `f.additional_field_${at + 1}`,
      'a',
    ]);
    const known = parseFilters(facets, (key) => key === 'additional_field_140');
    expect(known.terms).toEqual({ additional_field_140: ['a'] });
  });
});
