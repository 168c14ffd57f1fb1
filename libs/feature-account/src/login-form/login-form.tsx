import { FormCheck, FormPassword, FormText, ShopForm, SubmitButton, type ShopFormProps } from '@shop/forms';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { CookiesNotice } from '../cookies-notice/cookies-notice.tsx';
import { useAccountWords } from '../account-words.ts';
import { LOGIN_DRAFT } from '../form-drafts.ts';
import { useMessages } from '../messages.ts';
import { loginSchema } from './login-form.schema.ts';

type Props = Pick<ShopFormProps, 'answer' | 'fetcher' | 'action'> & { redirect?: string | undefined };

/** The same form on its page and in its modal. */
export const LoginForm = ({ redirect, ...form }: Props) => {
  const say = useMessages();
  const { href } = useLinks();
  const words = useAccountWords();
  return (
    <Stack gap={20}>
      <CookiesNotice />
      <ShopForm
        {...form}
        schema={loginSchema}
        labels={{ email: say('account.field.email'), password: say('account.field.password') }}
        words={words}
        draft={LOGIN_DRAFT}
        summaryHeading={say('account.form.summary')}
      >
        <Stack gap={16}>
          <FormText name="email" type="email" inputMode="email" autoComplete="username" required />
          <FormPassword
            name="password"
            autoComplete="current-password"
            showLabel={say('account.password.show')}
            hideLabel={say('account.password.hide')}
          />
          <FormCheck name="remember">{say('account.login.remember')}</FormCheck>
          {form.fetcher && <input type="hidden" name="stay" value="1" />}
          <SubmitButton isBlock size="large">
            {say('account.login.submit')}
          </SubmitButton>
        </Stack>
      </ShopForm>
      <Text size="small" tone="muted">
        {say.rich('account.login.forgot', {
          link: (chunks) => (
            <TextLink key="link" href={href(paths.passwordReset.to({ '*': '' }))}>
              {chunks}
            </TextLink>
          ),
        })}
      </Text>
      <Text size="small" tone="muted">
        {say.rich('account.login.new_here', {
          link: (chunks) => (
            <TextLink key="link" href={href(paths.register.to({}, { redirect }))}>
              {chunks}
            </TextLink>
          ),
        })}
      </Text>
    </Stack>
  );
};
