import { FormPassword, FormText, ShopForm, SubmitButton } from '@shop/forms';
import { useFormAnswer, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { FormRow, Notice, Stack, Text, TextLink } from '@shop/ui-theme';
import { useActionData, useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { useAccountWords } from '../account-words.ts';
import { useMessages } from '../messages.ts';
import { registerSchema } from './register-form.schema.ts';
import type { PasswordSent } from './register-page.action.ts';

export const RegisterPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const answer = useFormAnswer();
  const words = useAccountWords();
  const [search] = useSearchParams();
  const sent = useActionData() as Partial<PasswordSent> | undefined;
  if (sent?.outcome === 'password_sent') {
    return (
      <NarrowPage heading={say('account.register.sent_title')}>
        <Notice tone="success" icon="mail">
          {say('account.register.sent', { email: sent.email })}
        </Notice>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage heading={say('account.register.title')} hint={say('account.register.hint')}>
      <ShopForm
        schema={registerSchema}
        labels={{
          first_name: say('account.field.first_name'),
          last_name: say('account.field.last_name'),
          email: say('account.field.email'),
          phone: say('account.field.phone'),
          password: say('account.field.password'),
        }}
        answer={answer}
        words={words}
        summaryHeading={say('account.form.summary')}
      >
        <Stack gap={16}>
          <FormRow>
            <FormText name="first_name" autoComplete="given-name" required />
            <FormText name="last_name" autoComplete="family-name" required />
          </FormRow>
          <FormText name="email" type="email" inputMode="email" autoComplete="email" required />
          <FormText
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
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
          <SubmitButton isBlock size="large">
            {say('account.register.submit')}
          </SubmitButton>
        </Stack>
      </ShopForm>
      <Text size="small" tone="muted">
        {say.rich('account.register.known', {
          link: (chunks) => (
            <TextLink
              key="link"
              href={href(paths.login.to({}, { redirect: search.get('redirect') ?? undefined }))}
            >
              {chunks}
            </TextLink>
          ),
        })}
      </Text>
    </NarrowPage>
  );
};
