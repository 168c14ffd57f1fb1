import type { Country } from '@shop/domain/countries';
import { homeFieldsOf, type Destination, type HomeField } from '@shop/domain/delivery-address';
import { postcodeExample } from '@shop/domain/postcode';
import { FormRow } from '@shop/ui-theme/form-layout';
import { Stack } from '@shop/ui-theme/stack';
import { useAddressMessages } from './address.messages.ts';
import { FormPhone, FormText } from './form-fields.tsx';

export type AddressFieldsProps = {
  /** Decides which fields exist, their order, and their examples. */
  country: Country | undefined;
  /** `shipping` in checkout: browsers then offer the right address. */
  section?: string;
  /** A pickup point has its own address: then only the person is needed. */
  destination?: Destination;
};

/** The values of `autocomplete` of a home address. */
const TOKENS: Readonly<Record<HomeField, string>> = {
  first_address: 'street-address',
  city: 'address-level2',
  zip: 'postal-code',
};

/** A delivery address in one country: the same fields in checkout, in the account and in the modal. */
export const AddressFields = ({
  country,
  section = 'shipping',
  destination = 'home',
}: AddressFieldsProps) => {
  const say = useAddressMessages();
  const example = country && postcodeExample(country.code);
  const [street, ...town] = homeFieldsOf(country?.code);
  const field = (name: HomeField) => (
    <FormText
      key={name}
      name={name}
      autoComplete={`${section} ${TOKENS[name]}`}
      {...(name === 'zip' && example !== undefined ? { hint: say('address.zip_hint', { example }) } : {})}
      required
    />
  );
  return (
    <>
      <FormRow>
        <FormText name="first_name" autoComplete={`${section} given-name`} required />
        <FormText name="last_name" autoComplete={`${section} family-name`} required />
      </FormRow>
      <FormPhone
        name="phone_number"
        autoComplete={`${section} tel`}
        callingCode={country?.callingCode}
        hint={say('address.phone_hint')}
        required
      />
      {/* Hidden, not removed: typed text is restored when delivery to the door is chosen again. */}
      <div hidden={destination === 'pickup'}>
        <Stack gap={16}>
          {street && field(street)}
          <FormRow>{town.map(field)}</FormRow>
        </Stack>
      </div>
    </>
  );
};
