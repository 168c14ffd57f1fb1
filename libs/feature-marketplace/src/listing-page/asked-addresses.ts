import { writeAddress, type ListingAddress } from './listing-address.ts';
import { pathOfPlace, type ListingPlace } from './listing-place.ts';

/** One listing as an entry of the history shows it. */
export type ShownListing = {
  readonly entry: string;
  readonly place: ListingPlace;
  readonly address: ListingAddress;
};

/** What a shopper has asked for, from the listing that is shown to the last change that is still loading. */
export type AskedAddresses = {
  readonly shown: ShownListing;
  /** The place that was shown before this one. */
  readonly prevCategoryParam: string | undefined;
  readonly loading: readonly ListingAddress[];
  /** A new number: the filter fields mean something else than was asked for last, and are made anew. */
  readonly generation: number;
};

export const wantedOf = ({ shown, loading }: AskedAddresses): ListingAddress =>
  loading.at(-1) ?? shown.address;

/** The listing's place in the address: `/c/audio`. */
export const categoryParamOf = ({ shown }: Pick<AskedAddresses, 'shown'>): string => pathOfPlace(shown.place);

export const nothingAsked = (shown: ShownListing): AskedAddresses => ({
  shown,
  prevCategoryParam: undefined,
  loading: [],
  generation: 0,
});

/** What the filter fields say: the same whatever the order and however many pages are shown. */
const fieldsOf = (asked: AskedAddresses): string =>
  writeAddress({ ...wantedOf(asked), sort: undefined, page: 1 });

const hasSameFields = (before: AskedAddresses, after: AskedAddresses): boolean =>
  categoryParamOf(before) === categoryParamOf(after) && fieldsOf(before) === fieldsOf(after);

const withNewFields = (before: AskedAddresses, after: AskedAddresses): AskedAddresses =>
  hasSameFields(before, after) ? after : { ...after, generation: after.generation + 1 };

/** A change is under way. One that the fields themselves made leaves them as they are. */
export const ask = (asked: AskedAddresses, next: ListingAddress, isOfFields: boolean): AskedAddresses => {
  const after = { ...asked, loading: [...asked.loading, next] };
  return isOfFields ? after : withNewFields(asked, after);
};

/** Another entry of the history is shown: what was asked for before it has come or was given up. */
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
