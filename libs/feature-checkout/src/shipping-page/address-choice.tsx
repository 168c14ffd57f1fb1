import type { Checkout } from '@shop/data-access';
import { findCountryById } from '@shop/domain/countries';
import type { Destination } from '@shop/domain/delivery-address';
import { AddressFields, FormText } from '@shop/forms';
import { useLinks } from '@shop/page';
import { loginFor, paths } from '@shop/paths';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { KeptAddresses } from './kept-addresses.tsx';
import { keptAddresses } from './shipping-fields.ts';

type Props = {
  checkout: Checkout;
  values: Readonly<Record<string, string>>;
  destination: Destination;
};

/** Guests enter an address; clients choose a stored one or enter a new one. A pickup point needs the person only. */
export const AddressChoice = ({ checkout, values, destination }: Props) => {
  const say = useMessages();
  const fields = (
    <Stack gap={16}>
      <AddressFields country={findCountryById(checkout.country_id)} destination={destination} />
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
  if (keptAddresses(checkout).length === 0 || destination === 'pickup') return fields;
  return (
    <KeptAddresses checkout={checkout} chosen={values.address_id}>
      {fields}
    </KeptAddresses>
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
