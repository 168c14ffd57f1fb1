import { useLinks, useQueriesOf, type SlotProps } from '@shop/page';
import { paths } from '@shop/paths';
import { TabNav } from '@shop/ui-theme/tab-nav';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages.ts';

const information = paths.accountInformation.to();
/** The part below the overview. */
const DETAILS = '#details';

/** The pages of a client's account, beside each of them. */
export const AccountNav = ({ current }: SlotProps['account.nav']) => {
  const say = useMessages();
  const { href, isOffered } = useLinks();
  const { data: user } = useQuery({ ...useQueriesOf('auth').user(), enabled: false });
  const isAtDetails = useLocation().hash === DETAILS;
  const unpaid = user?.unpaid_orders_count ?? 0;
  return (
    <TabNav
      label={say('account.nav')}
      items={[
        {
          href: href(paths.userAccount.to()),
          icon: 'home',
          label: say('account.overview.title'),
          isCurrent: current === 'overview',
          screen: 'narrow',
        },
        // There the overview is the upper part of the information.
        {
          href: href(information),
          icon: 'home',
          label: say('account.overview.title'),
          isCurrent: current === 'overview' || (current === 'information' && !isAtDetails),
          screen: 'wide',
        },
        ...(isOffered(paths.myOrders.to())
          ? [
              {
                href: href(paths.myOrders.to()),
                icon: 'box' as const,
                label: say('account.nav.orders'),
                count: unpaid > 0 && String(unpaid),
                isCurrent: current === 'orders',
              },
            ]
          : []),
        {
          href: href(paths.balance.to()),
          icon: 'wallet',
          label: say('account.overview.balance'),
          isCurrent: current === 'balance',
        },
        {
          href: href(paths.deliveryAddresses.to()),
          icon: 'pin',
          label: say('account.nav.addresses'),
          isCurrent: current === 'addresses',
        },
        {
          href: href(information),
          icon: 'account',
          label: say('account.information.title'),
          isCurrent: current === 'information',
          screen: 'narrow',
        },
        {
          href: href(information) + DETAILS,
          icon: 'account',
          label: say('account.information.title'),
          isCurrent: current === 'information' && isAtDetails,
          screen: 'wide',
        },
      ]}
    />
  );
};
