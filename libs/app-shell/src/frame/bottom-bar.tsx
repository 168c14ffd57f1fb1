import { Slot, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { BottomBar as Bar, type BottomBarItem } from '@shop/ui-theme';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/** The header's field is the only one; its bar brings the thumb there. */
const toSearch = (event: MouseEvent) => {
  const field = document.querySelector<HTMLInputElement>('#search input');
  if (!field) return;
  event.preventDefault();
  field.focus();
};

/** The header opens its panel; where it has no room for its own link, the bar presses that for it. */
const toCategories = (event: MouseEvent) => {
  const link = document.querySelector<HTMLElement>('header [aria-haspopup="dialog"]');
  if (!link) return;
  event.preventDefault();
  link.click();
};

/** Five places under the thumb on small screens. */
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
          ...at(paths.marketplace.to()),
          icon: 'grid',
          label: say('shell.categories'),
          onClick: toCategories,
        },
        { href: '#search', icon: 'search', label: say('shell.search'), onClick: toSearch },
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
