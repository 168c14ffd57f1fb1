import type { CurrentUser } from '@shop/data-access';
import { FormSelect, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { LANGUAGES, useFormats } from '@shop/i18n';
import { useBrand, useSite } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import * as z from 'zod/mini';
import { useAccountWords } from '../account-words.ts';
import { PREFERENCES_DRAFT } from '../form-drafts.ts';
import { useMessages } from '../messages.ts';

const anything = z.object({});

type Props = Pick<ShopFormProps, 'answer'> & { user: NonNullable<CurrentUser> };

/** Language, currency and market, as far as the brand has a choice of each. */
export const PreferencesForm = ({ user, answer }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { locales } = useBrand();
  const { filteredCurrencies, countries } = useSite();
  const fields = [
    {
      name: 'language_id',
      label: say('account.preferences.language'),
      chosen: user.language_id,
      options: LANGUAGES.filter(({ code }) => locales.includes(code)).map(({ id, title }) => [id, title]),
    },
    {
      name: 'currency_id',
      label: say('account.preferences.currency'),
      chosen: user.currency_id,
      options: filteredCurrencies.map(({ id, iso_code }) => [id, iso_code]),
    },
    {
      name: 'country_id',
      label: say('account.preferences.market'),
      chosen: user.country_id,
      options: countries.map(({ id, iso_code }) => [id, formats.country(iso_code)]),
    },
  ] as const;
  return (
    <ShopForm
      schema={anything}
      draft={PREFERENCES_DRAFT}
      labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
      words={useAccountWords()}
      values={{
        ...Object.fromEntries(fields.map(({ name, chosen }) => [name, String(chosen)])),
        ...answer?.values,
      }}
      answer={answer}
      summaryHeading={say('account.form.summary')}
    >
      <Stack gap={16}>
        <input type="hidden" name="intent" value="preferences" />
        {fields.map(({ name, options }) => (
          <FormSelect
            key={name}
            name={name}
            options={options.map(([value, text]) => ({ value: String(value), label: String(text) }))}
          />
        ))}
        <div>
          <SubmitButton look="quiet">{say('account.preferences.save')}</SubmitButton>
        </div>
      </Stack>
    </ShopForm>
  );
};
