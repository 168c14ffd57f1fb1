import { useFormats } from '@shop/i18n';
import { useCartQueue, useQueriesOf } from '@shop/page';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBadgeMessages } from './cart-badge.messages.ts';

/** The summary of the cart for the header and the bar. */
export const useBadgeCart = () => {
  const { money } = useFormats();
  const say = useBadgeMessages();
  // Never suspends: a cart that failed to load does not block the header.
  const { data: visitor } = useQuery(useQueriesOf('visitor').summary());
  const { resume } = useCartQueue();
  // After a page was left during a change, the next page continues it here.
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
