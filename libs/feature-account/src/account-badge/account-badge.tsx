import { useLinks, useQueriesOf, type SlotProps } from '@shop/page';
import { paths } from '@shop/paths';
import { HeaderLink } from '@shop/ui-theme';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';

/** The header's way in: a guest's to log in, a client's to the account. */
export const AccountBadge = (_: SlotProps['header.account']) => {
  const say = useMessages();
  const { href } = useLinks();
  const { data: user } = useQuery({ ...useQueriesOf('auth').user(), enabled: false });
  return user ? (
    <HeaderLink
      href={href(paths.userAccount.to())}
      icon="account"
      hint={say('account.badge.hello', { name: user.first_name })}
      label={say('account.badge.account')}
    />
  ) : (
    <HeaderLink
      href={href(paths.login.to())}
      icon="account"
      hint={say('account.badge.guest')}
      label={say('account.badge.login')}
    />
  );
};
