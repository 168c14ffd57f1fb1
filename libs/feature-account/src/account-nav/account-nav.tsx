import type { CurrentUser } from '@shop/data-access';
import { useLinks, useQueriesOf, type SlotProps } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { TabNav, type TabNavItem } from '@shop/ui-theme/tab-nav';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages.ts';

const information = paths.accountInformation.to();
type Current = SlotProps['account.nav']['current'];

/** The part below the overview. */
const DETAILS = '#details';

/** Pages of other features, where the brand has them. */
const useOtherPages = (current: Current, user: CurrentUser | undefined): readonly TabNavItem[] => {
  const say = useMessages();
  const { href, isOffered } = useLinks();
  const unpaid = user?.unpaid_orders_count ?? 0;
  const pages: readonly (Omit<TabNavItem, 'href'> & { at: string })[] = [
    {
      at: paths.myOrders.to(),
      icon: 'box',
      label: say('account.nav.orders'),
      count: unpaid > 0 && String(unpaid),
      isCurrent: current === 'orders',
    },
    {
      at: laterPaths.parcels.to(),
      icon: 'truck',
      label: say('account.nav.parcels'),
      isCurrent: current === 'parcels',
    },
    { at: laterPaths.quotes.to(), icon: 'list', label: say('account.nav.quotes') },
    {
      at: laterPaths.myReviews.to(),
      icon: 'chat',
      label: say('account.nav.reviews'),
      isCurrent: current === 'reviews',
    },
    ...(user?.is_pro
      ? [{ at: laterPaths.sitePro.to(), icon: 'document' as const, label: say('account.nav.pro') }]
      : []),
  ];
  return pages.filter(({ at }) => isOffered(at)).map(({ at, ...page }) => ({ ...page, href: href(at) }));
};

/** The pages of a client's account, beside each of them. */
export const AccountNav = ({ current }: SlotProps['account.nav']) => {
  const say = useMessages();
  const { href, isOffered } = useLinks();
  const { data: user } = useQuery({ ...useQueriesOf('auth').user(), enabled: false });
  const { hash, pathname } = useLocation();
  // Pages below it, such as that of security, belong to the information too.
  const isAtDetails = hash === DETAILS || !pathname.endsWith(information);
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
        ...useOtherPages(current, user),
        {
          href: href(laterPaths.wishList.to()),
          icon: 'heart',
          label: say('account.nav.wishes'),
          isCurrent: current === 'wishes',
        },
        {
          href: href(paths.balance.to()),
          icon: 'wallet',
          label: say('account.overview.balance'),
          isCurrent: current === 'balance',
        },
        ...(user?.saves_cards && isOffered(laterPaths.savedCards.to())
          ? [
              {
                href: href(laterPaths.savedCards.to()),
                icon: 'card' as const,
                label: say('account.nav.cards'),
                isCurrent: current === 'cards',
              },
            ]
          : []),
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
