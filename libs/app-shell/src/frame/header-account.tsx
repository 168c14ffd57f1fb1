import { Slot, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { HeaderLink } from '@shop/ui-theme/header-link';
import { useMessages } from '../messages.ts';

/** The link to the account, with the client's name where the brand has accounts. */
export const HeaderAccount = () => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Slot
      name="header.account"
      ground={
        <HeaderLink
          href={href(paths.login.to())}
          icon="account"
          hint={say('shell.account.hint')}
          label={say('shell.account')}
        />
      }
    />
  );
};
