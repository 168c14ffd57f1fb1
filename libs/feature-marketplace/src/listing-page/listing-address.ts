import { filterParams, parseFilters, type Filters } from '@shop/domain/filters';
import { toPage } from '@shop/domain/listing-window';
import { isSearchable, normaliseTerm } from '@shop/domain/search-term';
import { findSort, type Sort } from '@shop/domain/sort';
import { queryString } from '@shop/paths';

/** The parameters of a listing's address: the only applied state. */
export type ListingAddress = {
  readonly filters: Filters;
  /** Empty without a search. */
  readonly term: string;
  /** Undefined: the default of the language. */
  readonly sort: Sort | undefined;
  readonly page: number;
  readonly queryKey: string | undefined;
};

export const readAddress = (query: URLSearchParams): ListingAddress => {
  const term = normaliseTerm(query.get('s') ?? '');
  return {
    filters: parseFilters(query),
    term: isSearchable(term) ? term : '',
    sort: findSort(query.get('sort')),
    page: toPage(query.get('page')),
    queryKey: query.get('queryKey') ?? undefined,
  };
};

const entriesOf = ({ filters, term, sort, page, queryKey }: ListingAddress): [string, string][] => [
  ...filterParams(filters),
  ...(term === '' ? [] : [['s', term] as [string, string]]),
  ...(sort === undefined ? [] : [['sort', String(sort)] as [string, string]]),
  ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
  ...(queryKey === undefined ? [] : [['queryKey', queryKey] as [string, string]]),
];

/** One listing has one address: `?f.…&s=…&sort=…&page=…`, in this order. A comma in it stays readable. */
export const writeAddress = (address: ListingAddress): string =>
  queryString(Object.fromEntries(entriesOf(address))).replaceAll('%2C', ',');

/** The API's query: filters and term as in the address. */
export const addressParams = ({ filters, term }: ListingAddress): Record<string, string> => ({
  ...Object.fromEntries(filterParams(filters)),
  ...(term === '' ? {} : { s: term }),
});
