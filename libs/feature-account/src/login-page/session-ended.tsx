import { Notice } from '@shop/ui-theme/notice';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useMessages } from '../messages.ts';

/** Why the login is asked for again. Without scripts nothing is kept in the tab, and nothing is said of it. */
export const SessionEnded = () => {
  const say = useMessages();
  const isKept = useHydrated();
  return (
    <Notice>
      {say('account.login.ended')}
      {isKept && ` ${say('account.login.kept')}`}
    </Notice>
  );
};
