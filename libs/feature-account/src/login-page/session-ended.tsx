import { Notice } from '@shop/ui-theme/notice';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useMessages } from '../messages.ts';

/** Why the login is requested again. Without scripts the tab stores nothing, so the page does not mention it. */
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
