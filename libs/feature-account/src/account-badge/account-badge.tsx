import { useLinks, useModals, useQueriesOf, type SlotProps } from '@shop/page';
import { paths } from '@shop/paths';
import { HeaderLink } from '@shop/ui-theme/header-link';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isForGuests } from '../guest-pages.ts';
import { useBadgeMessages } from './account-badge.messages.ts';

/** The header's account link: a guest's to the login, a client's to the account. */
export const AccountBadge = (_: SlotProps['header.account']) => {
  const say = useBadgeMessages();
  const { href } = useLinks();
  const modals = useModals();
  const { pathname, search } = useLocation();
  const { data: visitor } = useQuery({ ...useQueriesOf('visitor').summary(), enabled: false });
  const name = visitor?.first_name;
  /** Logs in without leaving the page; the link stays a link for other buttons, and on the form's own page. */
  const askHere = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || !modals.has('login') || isForGuests(pathname)) return;
    event.preventDefault();
    void modals.open('login', { redirect: pathname + search });
  };
  return name != null ? (
    <HeaderLink
      href={href(paths.userAccount.to())}
      icon="account"
      hint={say('account.badge.hello', { name })}
      label={say('account.badge.account')}
    />
  ) : (
    <HeaderLink
      href={href(paths.login.to())}
      icon="account"
      hint={say('account.badge.guest')}
      label={say('account.badge.login')}
      onClick={askHere}
    />
  );
};
