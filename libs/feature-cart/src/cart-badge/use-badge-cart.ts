import { useFormats, useLanguage } from '@shop/i18n';
import { useCartQueue, useCurrency, useQueriesOf } from '@shop/page';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toCartState } from '../cart-state.ts';
import { totalsOf } from '../cart-sums.ts';
import { useBadgeMessages } from './cart-badge.messages.ts';

/** How full the cart is, as the header and the bar say it. */
export const useBadgeCart = () => {
  const language = useLanguage();
  const { isoCode } = useCurrency();
  const { money } = useFormats();
  const say = useBadgeMessages();
  // Never suspends: a cart that did not come is no reason to hold back the header.
  const fetched = useQuery(useQueriesOf('cart').current(language.id));
  const { resume } = useCartQueue();
  // A page that was left in the middle of a change goes on with it here.
  useEffect(resume, [resume]);
  const { quantity, sum } = totalsOf(toCartState(fetched));

  const hint = say('cart.badge.hint');
  const isEmpty = quantity === 0;
  const label = isEmpty ? say('cart.badge.empty') : money(sum, fetched.data?.currency ?? isoCode);
  const counted = isEmpty ? label : [say('cart.badge.count', { count: quantity }), label].join(', ');
  return {
    hint,
    label,
    count: isEmpty ? undefined : String(quantity),
    description: [hint, counted].join(': '),
  };
};
