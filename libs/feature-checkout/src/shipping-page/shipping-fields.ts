import type { Checkout } from '@shop/data-access';
import type { Destination } from '@shop/domain/delivery-address';
import type { FormDraft } from '@shop/forms';
import type { FormValues } from '@shop/page';

export type SavedShipping = {
  slug: string;
  language_id: number;
  shipping: 'air' | 'sea';
  delivery: number;
  parcel_shop: string | null;
  address: NonNullable<Checkout['address']>;
  email?: string | undefined;
};

/** One draft for each tab, not for each session: a changed cart has a new session, but the same buyer. */
export const SHIPPING_DRAFT = 'shipping';

/** The radio button that opens the fields of a new address. */
export const NEW_ADDRESS = '0';

/** Each courier has its own field, so that a point selected for another courier is ignored. */
export const pointField = (courier: number): string => `point_${courier}`;
export const searchField = (courier: number): string => `search_${courier}`;

const text = (value: string | undefined): string => value?.trim() ?? '';

/** The courier of the form, by its index in the list. */
export const courierOf = (
  { local_delivery_couriers: couriers }: Pick<Checkout, 'local_delivery_couriers'>,
  delivery: string | undefined,
) => (delivery ? couriers[Number(delivery)] : undefined);

/** A pickup point has its own address: then only the person is needed. */
export const destinationOf = (
  checkout: Pick<Checkout, 'local_delivery_couriers'>,
  delivery: string | undefined,
): Destination => (courierOf(checkout, delivery)?.has_pickup_points ? 'pickup' : 'home');

/** Saved addresses in the country of delivery: the couriers of another one do not go there. */
export const keptAddresses = ({
  client_addresses: kept,
  country_id: country,
}: Pick<Checkout, 'client_addresses' | 'country_id'>) =>
  kept.filter(({ country_id }) => country_id === country);

const writtenAddress = (
  fields: FormValues,
  destination: Destination,
  countryId: number,
): SavedShipping['address'] => ({
  id: 0,
  first_name: text(fields.first_name),
  last_name: text(fields.last_name),
  phone_number: text(fields.phone_number),
  first_address: destination === 'home' ? text(fields.first_address) : '',
  city: destination === 'home' ? text(fields.city) : '',
  zip: destination === 'home' ? text(fields.zip) : '',
  country_id: Number(fields.country_id ?? countryId),
});

const addressFrom = (fields: FormValues, checkout: Checkout): SavedShipping['address'] => {
  const destination = destinationOf(checkout, fields.delivery);
  const kept = keptAddresses(checkout).find(({ id }) => String(id) === fields.address_id);
  return destination === 'home' && kept ? kept : writtenAddress(fields, destination, checkout.country_id);
};

/** The sent form, converted for the call. */
export const toSavedShipping = (
  fields: FormValues,
  checkout: Checkout,
  languageId: number,
): SavedShipping => {
  const delivery = checkout.local_delivery ? Number(fields.delivery ?? -1) : -1;
  const courier = checkout.local_delivery_couriers[delivery];
  return {
    slug: checkout.slug,
    language_id: languageId,
    shipping: fields.shipping === 'sea' ? 'sea' : 'air',
    delivery,
    parcel_shop: courier?.has_pickup_points ? (fields[pointField(delivery)] ?? null) : null,
    address: addressFrom(fields, checkout),
    ...(checkout.is_guest ? { email: text(fields.email).toLowerCase() } : {}),
  };
};

const NO_ADDRESS = {
  first_name: '',
  last_name: '',
  first_address: '',
  city: '',
  zip: '',
  phone_number: '',
};

/** For a client without saved data in this checkout, the person of the first stored address. */
const addressFields = (checkout: Checkout) => {
  const [first] = keptAddresses(checkout);
  const person = first && {
    first_name: first.first_name,
    last_name: first.last_name,
    phone_number: first.phone_number,
  };
  const { first_name, last_name, first_address, city, zip, phone_number } = {
    ...NO_ADDRESS,
    ...(checkout.address ?? person),
  };
  return {
    first_name,
    last_name,
    first_address,
    city,
    zip,
    phone_number,
    country_id: String(checkout.country_id),
  };
};

const courierFields = ({ courier_info: courier, delivery_method: index }: Checkout) => {
  if (index < 0) return { delivery: '' };
  const point = courier?.pickup_point?.parcelshop_id;
  return { delivery: String(index), ...(point ? { [pointField(index)]: point } : {}) };
};

/** The initial values of the form: the saved step, else the client's first address. */
export const toShippingFields = (checkout: Checkout): Record<string, string> => {
  const { address } = checkout;
  const kept = keptAddresses(checkout);
  const known = address ? kept.find(({ id }) => id === address.id) : kept[0];
  return {
    email: checkout.email ?? '',
    address_id: String(known?.id ?? NEW_ADDRESS),
    shipping: checkout.selected_shipping_method,
    ...addressFields(checkout),
    ...courierFields(checkout),
  };
};

/** The draft, as far as it is still valid: couriers and saved addresses belong to a country. */
export const fitDraft = (draft: FormDraft | null, checkout: Checkout): Record<string, string> => {
  if (draft === null) return {};
  const { address_id, country_id, delivery, ...rest } = draft;
  const isHere = country_id === String(checkout.country_id);
  const isKept = keptAddresses(checkout).some(({ id }) => String(id) === address_id);
  return {
    ...rest,
    ...(isHere && courierOf(checkout, delivery) ? { delivery: delivery ?? '' } : {}),
    ...(isKept || address_id === NEW_ADDRESS ? { address_id: address_id ?? NEW_ADDRESS } : {}),
  };
};

/** The town whose pickup points come first: of the typed or saved home address. */
export const townOf = (values: Readonly<Record<string, string>>, checkout: Checkout): string =>
  values.city || (keptAddresses(checkout)[0]?.city ?? '');
