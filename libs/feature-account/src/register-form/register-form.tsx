import { findCountryById } from '@shop/domain/countries';
import { FormPassword, FormPhone, FormText, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { useBrand, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { FormRow } from '@shop/ui-theme/form-layout';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useAccountWords } from '../account-words.ts';
import { CookiesNotice } from '../cookies-notice/cookies-notice.tsx';
import { REGISTER_DRAFT } from '../form-drafts.ts';
import { useMessages } from '../messages.ts';
import { registerSchema } from './register-form.schema.ts';

type Props = Pick<ShopFormProps, 'answer' | 'fetcher' | 'action'> & { redirect?: string | undefined };

/** The same form on its page and in its modal. */
export const RegisterForm = ({ redirect, ...form }: Props) => {
  const say = useMessages();
  const { href } = useLinks();
  const { defaultCountryId } = useBrand();
  const words = useAccountWords();
  return (
    <Stack gap={20}>
      <CookiesNotice />
      <ShopForm
        {...form}
        schema={registerSchema(defaultCountryId)}
        labels={{
          first_name: say('account.field.first_name'),
          last_name: say('account.field.last_name'),
          email: say('account.field.email'),
          phone: say('account.field.phone'),
          password: say('account.field.password'),
        }}
        words={words}
        draft={REGISTER_DRAFT}
        summaryHeading={say('account.form.summary')}
      >
        <Stack gap={16}>
          <FormRow>
            <FormText name="first_name" autoComplete="given-name" required />
            <FormText name="last_name" autoComplete="family-name" required />
          </FormRow>
          <FormText name="email" type="email" inputMode="email" autoComplete="email" required />
          <FormPhone
            name="phone"
            callingCode={findCountryById(defaultCountryId)?.callingCode}
            optional={say('account.field.optional')}
          />
          <FormPassword
            name="password"
            mode="live"
            autoComplete="new-password"
            hint={say('account.password.hint')}
            showLabel={say('account.password.show')}
            hideLabel={say('account.password.hide')}
          />
          {form.fetcher && <input type="hidden" name="stay" value="1" />}
          <SubmitButton isBlock size="large">
            {say('account.register.submit')}
          </SubmitButton>
        </Stack>
      </ShopForm>
      <Text size="small" tone="muted">
        {say.rich('account.register.known', {
          link: (chunks) => (
            <TextLink key="link" href={href(paths.login.to({}, { redirect }))}>
              {chunks}
            </TextLink>
          ),
        })}
      </Text>
    </Stack>
  );
};
