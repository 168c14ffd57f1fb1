import type { CurrentUser } from '@shop/data-access';
import type { Parcel } from '@shop/data-access/forwarding';
import type { FormValues, ShippingMethod } from '@shop/page';

export const PARCEL_FIELD = 'package_';
export const parcelField = (id: number): string => `${PARCEL_FIELD}${id}`;

export type FirstGiven = {
  readonly user: CurrentUser;
  readonly parcels: readonly Parcel[];
  readonly search: URLSearchParams;
  /** Where this brand delivers to. */
  readonly countryIds: readonly number[];
  readonly destination: { readonly countryId: number; readonly method: ShippingMethod };
};

export const forwardable = (parcels: readonly Parcel[]): readonly Parcel[] =>
  parcels.filter(({ is_forwardable: isForwardable }) => isForwardable);

/** What the address chooses; without a choice everything that can leave. */
const chosenParcels = ({ parcels, search }: FirstGiven): FormValues => {
  const offered = forwardable(parcels);
  const named = offered.filter(({ id }) => search.get(parcelField(id)) === '1');
  const chosen = named.length > 0 ? named : offered;
  return Object.fromEntries(offered.map((one) => [parcelField(one.id), chosen.includes(one) ? '1' : '']));
};

const addressOf = ({ user, countryIds, destination }: FirstGiven): FormValues => {
  const saved = user?.addresses
    .filter(({ country_id: id }) => countryIds.includes(id))
    .toSorted((one, other) => Number(other.is_main) - Number(one.is_main))[0];
  if (!saved)
    return {
      first_name: user?.first_name ?? '',
      last_name: user?.last_name ?? '',
      phone_number: user?.phone ?? '',
      ...{ first_address: '', city: '', zip: '', country_id: String(destination.countryId) },
    };
  const { first_name, last_name, phone_number, first_address, city, zip, country_id } = saved;
  return { first_name, last_name, phone_number, first_address, city, zip, country_id: String(country_id) };
};

const nameOf = (user: CurrentUser): string => [user?.first_name, user?.last_name].filter(Boolean).join(' ');

/** The form before anything is typed into it. */
export const firstValues = (given: FirstGiven): FormValues => ({
  ...chosenParcels(given),
  ...addressOf(given),
  shipping_method: given.destination.method,
  price_cap: '',
  lines: '1',
  declared_by: nameOf(given.user),
});
