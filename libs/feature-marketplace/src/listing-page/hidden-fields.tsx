import { filterParams } from '@shop/domain/filters';
import type { ListingAddress } from './listing-address.ts';

type Props = { address: ListingAddress; withFilters?: boolean; withSort?: boolean };

/** The other parameters of the address, so that a plain form keeps them. */
export const HiddenFields = ({ address, withFilters = false, withSort = true }: Props) => {
  const { filters, term, sort, queryKey } = address;
  const fields: [string, string | undefined][] = [
    ...(withFilters ? filterParams(filters) : []),
    ['s', term || undefined],
    ['sort', withSort ? sort?.toString() : undefined],
    ['queryKey', queryKey],
  ];
  return fields.map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
};
