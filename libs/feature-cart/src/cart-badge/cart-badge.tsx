import { useFormats, useLanguage } from '@shop/i18n';
import { useCurrency, useLinks, useModals, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import { HeaderLink } from '@shop/ui-theme';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { toCartState } from '../cart-state.ts';
import { totalsOf } from '../cart-sums.ts';
import { useBadgeMessages } from './cart-badge.messages.ts';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** How many pieces and what they cost; opens the drawer, or the cart's page where no script runs. */
export const CartBadge = () => {
  const language = useLanguage();
  const { isoCode } = useCurrency();
  // Never suspends: a cart that did not come is no reason to hold back the header.
  const fetched = useQuery(useQueriesOf('cart').current(language.id));
  const say = useBadgeMessages();
  const { money } = useFormats();
  const { href } = useLinks();
  const modals = useModals();
  const { quantity, sum } = totalsOf(toCartState(fetched));

  const openDrawer = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !modals.has('cart')) return;
    event.preventDefault();
    void modals.open('cart');
  };

  const label = quantity === 0 ? say('cart.badge.empty') : money(sum, fetched.data?.currency ?? isoCode);
  const counted = quantity === 0 ? label : [say('cart.badge.count', { count: quantity }), label].join(', ');
  return (
    <HeaderLink
      href={href(paths.cart.to())}
      icon="cart"
      hint={say('cart.badge.hint')}
      label={label}
      count={quantity === 0 ? undefined : String(quantity)}
      description={[say('cart.badge.hint'), counted].join(': ')}
      onClick={openDrawer}
    />
  );
};
