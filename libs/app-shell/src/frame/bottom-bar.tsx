import { Slot, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { BottomBar as Bar, type BottomBarItem } from '@shop/ui-theme/bottom-bar';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/** The navigation bar of small screens. The search is above, in the header; the cart is only here. */
export const BottomBar = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { pathname } = useLocation();
  const at = (path: string): Pick<BottomBarItem, 'href' | 'isCurrent'> => ({
    href: href(path),
    isCurrent: pathname === path,
  });
  const draw = (cart: Pick<BottomBarItem, 'count' | 'description'>) => (
    <Bar
      label={say('shell.bar')}
      items={[
        { ...at(paths.home.to()), icon: 'home', label: say('shell.bar.home') },
        {
          href: href(paths.categories.to()),
          icon: 'grid',
          label: say('shell.categories'),
          isCurrent: pathname.startsWith(paths.categories.to()),
        },
        { ...at(paths.cart.to()), ...cart, icon: 'cart', label: say('shell.cart') },
        {
          ...at(paths.userAccount.to()),
          icon: 'account',
          label: say('shell.account'),
          // Orders are a part of the account.
          isCurrent: [paths.userAccount.to(), paths.myOrders.to()].some((path) => pathname.startsWith(path)),
        },
      ]}
    />
  );
  return <Slot name="bar.cart" props={{ draw }} ground={draw({})} />;
};
