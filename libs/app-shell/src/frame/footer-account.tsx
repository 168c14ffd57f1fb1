import { useLinks, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import { FooterColumn } from '@shop/ui-theme/site-footer';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';

/** The link to the login for guests, the links to their own pages for clients. */
export const FooterAccount = () => {
  const say = useMessages();
  const { href, isOffered } = useLinks();
  // The header fetches it; where that failed, the footer is a guest's.
  const { data: visitor } = useQuery({ ...useQueriesOf('visitor').summary(), enabled: false });
  const isClient = visitor != null && visitor.first_name !== null;
  const pairs: (readonly [path: string, label: string])[] = [
    ...(isClient
      ? ([[paths.userAccount.to(), say('shell.account')]] as const)
      : ([
          [paths.login.to(), say('shell.footer.login')],
          [paths.register.to(), say('shell.footer.register')],
        ] as const)),
    [paths.myOrders.to(), say('shell.footer.orders')],
    [paths.tracking.to(), say('shell.footer.tracking')],
  ];
  const links = pairs
    .filter(([path]) => isOffered(path))
    .map(([path, label]) => ({ href: href(path), label }));
  return links.length > 0 && <FooterColumn heading={say('shell.footer.account')} links={links} />;
};
