import { findCountryById, type CountryCode } from './countries.ts';
import { isPhoneNumber, tidyPhoneNumber } from './phone-number.ts';
import { hasPostcodes, tidyPostcode } from './postcode.ts';

const CONTACT_FIELDS = ['first_name', 'last_name', 'phone_number'] as const;

/** Fields that only a delivery to the door needs. */
export type HomeField = 'first_address' | 'city' | 'zip';

export type AddressField = (typeof CONTACT_FIELDS)[number] | HomeField;

/** Countries whose labels have the postcode after the town; in all others it comes before. */
const POSTCODE_LAST: readonly CountryCode[] = ['LV', 'US'];

/** The fields of a home address in the order of its country. */
export const homeFieldsOf = (country: CountryCode | undefined): readonly HomeField[] => {
  if (country && !hasPostcodes(country)) return ['first_address', 'city'];
  return country && POSTCODE_LAST.includes(country)
    ? ['first_address', 'city', 'zip']
    : ['first_address', 'zip', 'city'];
};

/** All fields of an address in the order of its form. */
export const addressFieldsOf = (country: CountryCode | undefined): readonly AddressField[] => [
  ...CONTACT_FIELDS,
  ...homeFieldsOf(country),
];

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

const requiredOf = ({ country_id }: DeliveryAddress, destination: Destination): readonly AddressField[] =>
  destination === 'pickup' ? CONTACT_FIELDS : addressFieldsOf(codeOf(country_id));

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
