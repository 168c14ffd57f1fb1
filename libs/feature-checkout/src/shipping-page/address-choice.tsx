import type { Checkout } from '@shop/data-access';
import { findCountryById } from '@shop/domain';
import { AddressFields, FormText } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useSite, useLinks } from '@shop/page';
import { loginFor, paths } from '@shop/paths';
import { Button, RadioCards, Stack, Text, TextLink } from '@shop/ui-theme';
import { useSubmit } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { NEW_ADDRESS } from './shipping-fields.ts';

type Props = { checkout: Checkout; values: Readonly<Record<string, string>> };

/** Guests say who they are and where they live; clients pick an address or write a new one. */
export const AddressChoice = ({ checkout, values }: Props) => {
  const say = useMessages();
  const { href } = useLinks();
  const formats = useFormats();
  const { countries } = useSite();
  const submit = useSubmit();
  const kept = checkout.client_addresses;

  /** Another country has other couriers: they are asked for at once, with everything typed kept. */
  const askForCouriers = ({ form }: HTMLSelectElement) => {
    if (!form) return;
    const fields = new FormData(form);
    fields.set('intent', 'country');
    void submit(fields, { method: 'post', preventScrollReset: true, replace: true });
  };

  const fields = (
    <Stack gap={16}>
      <AddressFields
        countries={countries.map(({ id, iso_code }) => ({
          value: String(id),
          label: formats.country(iso_code),
          callingCode: findCountryById(id)?.callingCode,
        }))}
        phoneHint={say('checkout.field.phone_hint')}
        onCountry={askForCouriers}
      />
      {countries.length > 1 && (
        <noscript>
          <Button type="submit" look="quiet" size="small" name="intent" value="country" formNoValidate>
            {say('checkout.shipping.change_country')}
          </Button>
        </noscript>
      )}
    </Stack>
  );

  if (checkout.is_guest) {
    return (
      <Stack gap={16}>
        <Text size="small" tone="muted">
          {say.rich('checkout.shipping.login', {
            link: (chunks) => (
              <TextLink key="link" href={href(loginFor(paths.checkout.to({})))}>
                {chunks}
              </TextLink>
            ),
          })}
        </Text>
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
  if (kept.length === 0) return fields;
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
          hint: `${address.first_address}, ${address.zip} ${address.city}, ${address.phone_number}`,
        })),
        { value: NEW_ADDRESS, label: say('checkout.shipping.new_address'), body: fields },
      ]}
    />
  );
};
