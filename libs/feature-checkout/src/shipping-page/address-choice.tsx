import type { Checkout } from '@shop/data-access';
import { findCountryById } from '@shop/domain/countries';
import type { Destination } from '@shop/domain/delivery-address';
import { hasPostcodes } from '@shop/domain/postcode';
import { AddressFields, FormText } from '@shop/forms';
import { addressLine } from '@shop/i18n/address-words';
import { useLinks } from '@shop/page';
import { loginFor, paths } from '@shop/paths';
import { RadioCards } from '@shop/ui-theme/radio-cards';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { keptAddresses, NEW_ADDRESS } from './shipping-fields.ts';

type Props = {
  checkout: Checkout;
  values: Readonly<Record<string, string>>;
  destination: Destination;
};

/** Guests enter an address; clients choose a stored one or enter a new one. A pickup point needs the person only. */
export const AddressChoice = ({ checkout, values, destination }: Props) => {
  const say = useMessages();
  const country = findCountryById(checkout.country_id);
  const kept = keptAddresses(checkout);

  const fields = (
    <Stack gap={16}>
      <AddressFields
        callingCode={country?.callingCode}
        phoneHint={say('checkout.field.phone_hint')}
        destination={destination}
        hasPostcode={!country || hasPostcodes(country.code)}
      />
    </Stack>
  );

  if (checkout.is_guest) {
    return (
      <Stack gap={16}>
        <LoginHint />
        <FormText
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={say('checkout.field.email_hint')}
          required
        />
        {fields}
      </Stack>
    );
  }
  if (kept.length === 0 || destination === 'pickup') return fields;
  return (
    <RadioCards
      legend={say('checkout.shipping.address')}
      isLegendHidden
      name="address_id"
      defaultValue={values.address_id ?? NEW_ADDRESS}
      options={[
        ...kept.map((address) => ({
          value: String(address.id),
          label: `${address.first_name} ${address.last_name}`,
          hint: `${addressLine(address)}, ${address.phone_number}`,
        })),
        { value: NEW_ADDRESS, label: say('checkout.shipping.new_address'), body: fields },
      ]}
    />
  );
};

const LoginHint = () => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Text size="small" tone="muted">
      {say.rich('checkout.shipping.login', {
        link: (chunks) => (
          <TextLink key="link" href={href(loginFor(paths.checkout.to({})))}>
            {chunks}
          </TextLink>
        ),
      })}
    </Text>
  );
};
