import type { Checkout } from '@shop/data-access';
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

/** The radio that opens the fields of an address not kept yet. */
export const NEW_ADDRESS = '0';

/** Each courier has its own field, so that a point ticked before another courier was chosen says nothing. */
export const pointField = (courier: number): string => `point_${courier}`;
export const searchField = (courier: number): string => `search_${courier}`;

const text = (value: string | undefined): string => value?.trim() ?? '';

const addressFrom = (fields: FormValues, checkout: Checkout): SavedShipping['address'] => {
  const kept = checkout.client_addresses.find(({ id }) => String(id) === fields.address_id);
  return (
    kept ?? {
      id: 0,
      first_name: text(fields.first_name),
      last_name: text(fields.last_name),
      first_address: text(fields.first_address),
      city: text(fields.city),
      zip: text(fields.zip),
      phone_number: text(fields.phone_number),
      country_id: Number(fields.country_id),
    }
  );
};

/** The form as it was sent, as the call wants it. */
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

/** A courier's country is the session's, an address' its own, else the brand's. */
const addressFields = ({ address }: Checkout, countryId: number) => {
  const { first_name, last_name, first_address, city, zip, phone_number } = address ?? NO_ADDRESS;
  return {
    first_name,
    last_name,
    first_address,
    city,
    zip,
    phone_number,
    country_id: String(address?.country_id ?? countryId),
  };
};

const courierFields = ({ courier_info: courier, delivery_method: index }: Checkout) => {
  if (index < 0) return { delivery: '' };
  const point = courier?.pickup_point?.parcelshop_id;
  return { delivery: String(index), ...(point ? { [pointField(index)]: point } : {}) };
};

/** What the form shows at first: what was saved, else the client's first address. */
export const toShippingFields = (checkout: Checkout, countryId: number): Record<string, string> => {
  const { address, client_addresses: kept } = checkout;
  const known = address ? kept.find(({ id }) => id === address.id) : kept[0];
  return {
    email: checkout.email ?? '',
    address_id: String(known?.id ?? NEW_ADDRESS),
    shipping: checkout.selected_shipping_method,
    ...addressFields(checkout, countryId),
    ...courierFields(checkout),
  };
};
