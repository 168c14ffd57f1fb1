import { writeAddress, type ListingAddress } from './listing-address.ts';
import { pathOfPlace, type ListingPlace } from './listing-place.ts';

/** One listing as a history entry. */
export type ShownListing = {
  readonly entry: string;
  readonly place: ListingPlace;
  readonly address: ListingAddress;
};

/** The requested changes, from the shown listing to the last change that is still loading. */
export type AskedAddresses = {
  readonly shown: ShownListing;
  /** The listing shown before this one. */
  readonly prevCategoryParam: string | undefined;
  readonly loading: readonly ListingAddress[];
  /** A new number: the filter fields have another meaning than the last requested one, and are remounted. */
  readonly generation: number;
};

export const wantedOf = ({ shown, loading }: AskedAddresses): ListingAddress =>
  loading.at(-1) ?? shown.address;

/** The listing's path in the address: `/c/audio`. */
export const categoryParamOf = ({ shown }: Pick<AskedAddresses, 'shown'>): string => pathOfPlace(shown.place);

export const nothingAsked = (shown: ShownListing): AskedAddresses => ({
  shown,
  prevCategoryParam: undefined,
  loading: [],
  generation: 0,
});

/** The values of the filter fields: independent of the order and of the number of pages shown. */
const fieldsOf = (asked: AskedAddresses): string =>
  writeAddress({ ...wantedOf(asked), sort: undefined, page: 1 });

const hasSameFields = (before: AskedAddresses, after: AskedAddresses): boolean =>
  categoryParamOf(before) === categoryParamOf(after) && fieldsOf(before) === fieldsOf(after);

const withNewFields = (before: AskedAddresses, after: AskedAddresses): AskedAddresses =>
  hasSameFields(before, after) ? after : { ...after, generation: after.generation + 1 };

/** A change is in progress. One made by the fields themselves leaves them unchanged. */
export const ask = (asked: AskedAddresses, next: ListingAddress, isOfFields: boolean): AskedAddresses => {
  const after = { ...asked, loading: [...asked.loading, next] };
  return isOfFields ? after : withNewFields(asked, after);
};

/** Another history entry is shown: earlier requests have finished or were cancelled. */
export const settle = (asked: AskedAddresses, shown: ShownListing): AskedAddresses => {
  const written = writeAddress(shown.address);
  const at = asked.loading.findLastIndex((address) => writeAddress(address) === written);
  const before = categoryParamOf(asked);
  return withNewFields(asked, {
    ...asked,
    shown,
    prevCategoryParam: before === categoryParamOf({ shown }) ? asked.prevCategoryParam : before,
    loading: at < 0 ? [] : asked.loading.slice(at + 1),
  });
};
