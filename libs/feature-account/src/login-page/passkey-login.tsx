import { useLinks, usePage } from '@shop/page';
import { Button } from '@shop/ui-theme/button';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useState } from 'react';
import { accountHome, afterLogin } from '../after-login.ts';
import { useMessages } from '../messages.ts';
import { hasPasskeys } from '../passkeys/has-passkeys.ts';

/** Logs in without a password; only where the browser knows passkeys. */
export const PasskeyLogin = () => {
  const say = useMessages();
  const page = usePage();
  const { href } = useLinks();
  const isOffered = useHydrated() && hasPasskeys();
  const [state, setState] = useState<'ready' | 'busy' | 'refused'>('ready');
  if (!isOffered) return null;
  const logIn = async () => {
    setState('busy');
    try {
      await (await import('../passkeys/log-in-by-passkey.ts')).logInByPasskey(page);
      location.assign(href(afterLogin(new URL(location.href), accountHome(page))));
    } catch (problem) {
      const isCancelled = problem instanceof Error && problem.name === 'NotAllowedError';
      setState(isCancelled ? 'ready' : 'refused');
    }
  };
  return (
    <Stack gap={12}>
      {state === 'refused' && <Notice tone="critical">{say('account.problem.passkey_refused')}</Notice>}
      <Button look="quiet" size="large" isBlock isBusy={state === 'busy'} onClick={() => void logIn()}>
        {say('account.login.passkey')}
      </Button>
    </Stack>
  );
};
