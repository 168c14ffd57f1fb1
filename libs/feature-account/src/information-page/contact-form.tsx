import { findCountryById } from '@shop/domain/countries';
import type { CurrentUser } from '@shop/data-access';
import { FormPhone, FormText, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { useBrand } from '@shop/page';
import { FormRow } from '@shop/ui-theme/form-layout';
import { Stack } from '@shop/ui-theme/stack';
import { useAccountWords } from '../account-words.ts';
import { CONTACT_DRAFT } from '../form-drafts.ts';
import { useMessages } from '../messages.ts';
import { contactSchema } from './contact-form.schema.ts';

type Props = Pick<ShopFormProps, 'answer'> & { user: NonNullable<CurrentUser> };

/** Names and phone number. */
export const ContactForm = ({ user, answer }: Props) => {
  const say = useMessages();
  const { defaultCountryId } = useBrand();
  const { first_name, last_name, phone } = user;
  return (
    <ShopForm
      schema={contactSchema(defaultCountryId)}
      labels={{
        first_name: say('account.field.first_name'),
        last_name: say('account.field.last_name'),
        phone: say('account.field.phone'),
      }}
      words={useAccountWords()}
      values={{ first_name, last_name, phone: phone ?? '', ...answer?.values }}
      answer={answer}
      draft={CONTACT_DRAFT}
      summaryHeading={say('account.form.summary')}
    >
      <Stack gap={16}>
        <input type="hidden" name="intent" value="contact" />
        <FormRow>
          <FormText name="first_name" autoComplete="given-name" required />
          <FormText name="last_name" autoComplete="family-name" required />
        </FormRow>
        <FormPhone
          name="phone"
          callingCode={findCountryById(defaultCountryId)?.callingCode}
          optional={say('account.field.optional')}
        />
        <div>
          <SubmitButton>{say('account.information.save')}</SubmitButton>
        </div>
      </Stack>
    </ShopForm>
  );
};
