import { useFormAnswer } from '@shop/page';
import { Notice } from '@shop/ui-theme/notice';
import { useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { CodeForm } from '../login-form/code-form.tsx';
import { LoginForm } from '../login-form/login-form.tsx';
import { useMessages } from '../messages.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { SessionEnded } from './session-ended.tsx';

export const LoginPage = () => {
  const say = useMessages();
  const answer = useFormAnswer();
  const [search] = useSearchParams();
  const step = answer?.values['step'];
  return (
    <NarrowPage heading={say('account.login.title')}>
      {search.has('ended') && <SessionEnded />}
      {search.has('new-password') && <Notice tone="success">{say('account.reset.done')}</Notice>}
      {step === undefined ? (
        <>
          <LoginForm answer={answer} redirect={search.get('redirect') ?? undefined} />
          <PasskeyLogin />
        </>
      ) : (
        <CodeForm answer={answer} step={step} />
      )}
    </NarrowPage>
  );
};
