import { COUNTRIES } from '@shop/domain/countries';
import { FormSelect, FormText, FormTextArea, ShopForm, SubmitButton } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useDestination, useFormAnswer } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import { APPLICATION_DRAFT, applicationSchema } from './application-form.schema.ts';

/** The company's data. The number for VAT is tested when it is sent. */
export const ApplicationForm = () => {
  const say = useMessages();
  const formats = useFormats();
  const answer = useFormAnswer();
  const { countryId } = useDestination();
  return (
    <ShopForm
      schema={applicationSchema}
      labels={{
        company: say('pro.form.company'),
        register_code: say('pro.form.register_code'),
        vat_number: say('pro.form.vat_number'),
        country_id: say('pro.form.country'),
        note: say('pro.form.note'),
      }}
      words={{
        vat_number: say('pro.form.vat_wrong'),
        vat_unknown: say('pro.form.vat_unknown'),
        'pro.waits': say('pro.asked'),
        'pro.is_pro': say('pro.approved'),
      }}
      values={{ country_id: String(countryId), ...answer?.values }}
      answer={answer}
      draft={APPLICATION_DRAFT}
      summaryHeading={say('pro.problems')}
    >
      <Stack gap={16}>
        <FormText name="company" autoComplete="organization" required />
        <FormSelect
          name="country_id"
          options={COUNTRIES.map(({ id, code }) => ({ value: String(id), label: formats.country(code) }))}
          required
        />
        <FormText name="register_code" required />
        <FormText name="vat_number" hint={say('pro.form.vat_hint')} optional={say('pro.optional')} />
        <FormTextArea name="note" hint={say('pro.form.note_hint')} optional={say('pro.optional')} rows={3} />
        <SubmitButton size="large">{say('pro.form.send')}</SubmitButton>
      </Stack>
    </ShopForm>
  );
};
