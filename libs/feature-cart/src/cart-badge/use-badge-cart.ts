import { useFormats } from '@shop/i18n';
import { useCartQueue, useQueriesOf } from '@shop/page';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBadgeMessages } from './cart-badge.messages.ts';

/** How full the cart is, as the header and the bar say it. */
export const useBadgeCart = () => {
  const { money } = useFormats();
  const say = useBadgeMessages();
  // Never suspends: a cart that did not come is no reason to hold back the header.
  const { data: visitor } = useQuery(useQueriesOf('visitor').summary());
  const { resume } = useCartQueue();
  // A page that was left in the middle of a change goes on with it here.
  useEffect(resume, [resume]);

  const hint = say('cart.badge.hint');
  const filled = visitor && visitor.cart.count > 0 ? visitor.cart : undefined;
  const label = filled ? money(filled.sum, filled.currency) : say('cart.badge.empty');
  const counted = filled ? [say('cart.badge.count', { count: filled.count }), label].join(', ') : label;
  return {
    hint,
    label,
    count: filled && String(filled.count),
    description: [hint, counted].join(': '),
  };
};
