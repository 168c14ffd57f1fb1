import { COUNTRIES } from '@shop/domain/countries';
import { FormSelect, FormText } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { RadioCards } from '@shop/ui-theme/radio-cards';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { COMPANY_FIELDS } from './company-fields.ts';

/** Whom the invoice names: the recipient, or a company with its numbers. Works without scripts. */
export const BuyerChoice = ({ values }: { values: Readonly<Record<string, string>> }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <RadioCards
      legend={say('checkout.buyer')}
      isLegendHidden
      name="buyer"
      defaultValue={values.buyer ?? 'person'}
      options={[
        { value: 'person', label: say('checkout.buyer.person') },
        {
          value: 'company',
          label: say('checkout.buyer.company'),
          hint: say('checkout.buyer.company_hint'),
          body: (
            <Stack gap={16}>
              <FormText name={COMPANY_FIELDS.name} autoComplete="organization" />
              <FormSelect
                name={COMPANY_FIELDS.country_id}
                options={COUNTRIES.map(({ id, code }) => ({
                  value: String(id),
                  label: formats.country(code),
                }))}
              />
              <FormText name={COMPANY_FIELDS.register_code} hint={say('checkout.company.code_hint')} />
              <FormText name={COMPANY_FIELDS.vat_number} hint={say('checkout.company.vat_hint')} />
            </Stack>
          ),
        },
      ]}
    />
  );
};
