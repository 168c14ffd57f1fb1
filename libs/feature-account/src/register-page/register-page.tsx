import { useFormAnswer } from '@shop/page';
import { Notice } from '@shop/ui-theme/notice';
import { useActionData, useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { useMessages } from '../messages.ts';
import { RegisterForm } from '../register-form/register-form.tsx';
import type { PasswordSent } from './register-page.action.ts';

export const RegisterPage = () => {
  const say = useMessages();
  const answer = useFormAnswer();
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
      <RegisterForm answer={answer} redirect={search.get('redirect') ?? undefined} />
    </NarrowPage>
  );
};
