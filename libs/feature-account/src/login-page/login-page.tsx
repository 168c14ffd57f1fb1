import { useFormAnswer } from '@shop/page';
import { Notice } from '@shop/ui-theme/notice';
import { useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../account-frame/narrow-page.tsx';
import { LoginForm } from '../login-form/login-form.tsx';
import { useMessages } from '../messages.ts';
import { SessionEnded } from './session-ended.tsx';

export const LoginPage = () => {
  const say = useMessages();
  const answer = useFormAnswer();
  const [search] = useSearchParams();
  return (
    <NarrowPage heading={say('account.login.title')}>
      {search.has('ended') && <SessionEnded />}
      {search.has('new-password') && <Notice tone="success">{say('account.reset.done')}</Notice>}
      <LoginForm answer={answer} redirect={search.get('redirect') ?? undefined} />
    </NarrowPage>
  );
};
