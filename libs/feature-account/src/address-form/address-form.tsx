import { findCountryById } from '@shop/domain/countries';
import {
  AddressFields,
  FormCountry,
  ShopForm,
  SubmitButton,
  useAddressLabels,
  useAddressWords,
  useFormDraft,
  type ShopFormProps,
} from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useSite, type FormValues } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import { Stack } from '@shop/ui-theme/stack';
import { useState } from 'react';
import { useMessages } from '../messages.ts';
import { addressDraft } from './address-draft.ts';
import { addressSchema } from './address-form.schema.ts';

type Props = Pick<ShopFormProps, 'answer' | 'fetcher' | 'action'> & {
  /** 0 for a new one. */
  id: number;
  values: FormValues;
  /** The only country that can be chosen. */
  countryId?: number | undefined;
};

/** The same form on its page and in its modal, for a new address and for a saved one. */
export const AddressForm = (props: Props) => {
  const draft = useFormDraft(addressDraft(props.id));
  const country = props.countryId === undefined ? {} : { country_id: String(props.countryId) };
  const values = { ...props.values, ...draft, ...country, ...props.answer?.values };
  return <Fields key={draft === null ? 'fresh' : 'draft'} {...props} values={values} />;
};

const Fields = ({ id, values, countryId, ...form }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { countries } = useSite();
  const [chosen, choose] = useState(Number(values.country_id));
  const country = findCountryById(chosen);
  const offered = countryId === undefined ? countries : countries.filter((one) => one.id === countryId);
  return (
    <ShopForm
      {...form}
      schema={addressSchema}
      labels={useAddressLabels(country?.code)}
      words={{
        ...useAddressWords(country?.code),
        'account.forms.too_many_addresses': say('account.problem.too_many_addresses'),
      }}
      values={values}
      draft={addressDraft(id)}
      isDraftFitted
      summaryHeading={say('account.form.summary')}
    >
      <Stack gap={16}>
        <FormCountry
          name="country_id"
          options={offered.map((one) => ({ value: String(one.id), label: formats.country(one.iso_code) }))}
          autoComplete="shipping country"
          onChoose={({ value }) => choose(Number(value))}
        />
        {offered.length > 1 && (
          <noscript>
            <Button type="submit" look="quiet" size="small" name="intent" value="country" formNoValidate>
              {say('account.addresses.change_country')}
            </Button>
          </noscript>
        )}
        <AddressFields country={country} />
        {form.fetcher && <input type="hidden" name="stay" value="1" />}
        <SubmitButton isBlock size="large">
          {say('account.addresses.save')}
        </SubmitButton>
      </Stack>
    </ShopForm>
  );
};
