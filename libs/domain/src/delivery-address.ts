import { findCountryById } from './countries.ts';
import { isPhoneNumber, tidyPhoneNumber } from './phone-number.ts';
import { hasPostcodes, tidyPostcode } from './postcode.ts';

const CONTACT_FIELDS = ['first_name', 'last_name', 'phone_number'] as const;
/** Fields that only a delivery to the door needs. */
const HOME_FIELDS = ['first_address', 'city', 'zip'] as const;

type AddressField = (typeof CONTACT_FIELDS)[number] | (typeof HOME_FIELDS)[number];

type DeliveryAddress = { readonly [field in AddressField]: string } & { readonly country_id: number };

/** A pickup point has its own address, so its orders need no home address. */
export type Destination = 'home' | 'pickup';

type AddressProblem = 'required' | 'phone' | 'postcode';
type AddressProblems = Partial<Record<AddressField, AddressProblem>>;

const codeOf = (countryId: number) => findCountryById(countryId)?.code;

/** An address as it is stored: phone numbers with their calling code, postcodes in the official format. */
export const tidyAddress = <A extends DeliveryAddress>(address: A): A => {
  const country = codeOf(address.country_id);
  return {
    ...address,
    phone_number: tidyPhoneNumber(country, address.phone_number),
    zip: (country && address.zip.trim() && tidyPostcode(country, address.zip)) ?? address.zip,
  };
};

const requiredOf = ({ country_id }: DeliveryAddress, destination: Destination): readonly AddressField[] => {
  if (destination === 'pickup') return CONTACT_FIELDS;
  const country = codeOf(country_id);
  const home = HOME_FIELDS.filter((field) => field !== 'zip' || !country || hasPostcodes(country));
  return [...CONTACT_FIELDS, ...home];
};

/** The problems of an address, by field; empty for a valid one. */
export const addressProblems = (address: DeliveryAddress, destination: Destination): AddressProblems => {
  const country = codeOf(address.country_id);
  const tidy = tidyAddress(address);
  const isKnownZip = !address.zip.trim() || !country || tidyPostcode(country, address.zip) !== null;
  return {
    ...(isPhoneNumber(tidy.phone_number) ? {} : { phone_number: 'phone' }),
    ...(destination === 'pickup' || isKnownZip ? {} : { zip: 'postcode' }),
    ...Object.fromEntries(
      requiredOf(address, destination)
        .filter((field) => address[field].trim() === '')
        .map((field) => [field, 'required']),
    ),
  };
};
