import { setRange } from '@shop/domain/filters';
import { readAddress, writeAddress, type ListingAddress } from './listing-address.ts';
import { boundsFromTyped } from './price-bounds.ts';

export const PRICE_FROM = 'price_from';
export const PRICE_TO = 'price_to';

const isFormQuery = (query: URLSearchParams): boolean => {
  if (query.has(PRICE_FROM) || query.has(PRICE_TO)) return true;
  const names = [...query.keys()];
  return (
    new Set(names).size < names.length || [...query].some(([name, text]) => name.startsWith('f.') && !text)
  );
};

/** The address of a submitted filter form, or undefined when the query is not a form's. */
export const addressOfForm = (query: URLSearchParams, rate: number): ListingAddress | undefined => {
  if (!isFormQuery(query)) return undefined;
  const address = readAddress(query);
  if (!query.has(PRICE_FROM) && !query.has(PRICE_TO)) return address;
  const range = boundsFromTyped(query.get(PRICE_FROM) ?? '', query.get(PRICE_TO) ?? '', rate);
  return { ...address, filters: setRange(address.filters, 'current_price', range) };
};

export const queryOfForm = (query: URLSearchParams, rate: number): string | undefined => {
  const address = addressOfForm(query, rate);
  return address && writeAddress(address);
};
