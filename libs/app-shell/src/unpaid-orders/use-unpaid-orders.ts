import type { CurrentUser } from '@shop/data-access';
import { usePage, type Modals } from '@shop/page';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMatches, useNavigation } from 'react-router-dom';
import { isExcluded } from './excluded-routes.ts';
import { markShown, wasShown } from './shown-mark.ts';

/**
 * Opens the modal of unpaid orders for a user who is newly known or has changed, when a page is idle and no
 * other modal is open. A modal suppressed on an excluded route is not shown on the next one.
 */
export const useUnpaidOrders = (modals: Modals, isBusy: boolean): void => {
  const { queries } = usePage();
  const { data: visitor } = useQuery({ ...queries.visitor.summary(), enabled: false });
  // Pages get only the client's name.
  const isClient = visitor != null && visitor.first_name !== null;
  const { data: user } = useQuery({ ...queries.auth.user(), enabled: isClient });
  const routeName = useMatches().at(-1)?.id ?? '';
  const isMoving = useNavigation().state !== 'idle';
  const weighed = useRef<CurrentUser>(null);
  const [unseen, setUnseen] = useState(0);
  useEffect(() => {
    if (isBusy || isMoving || !user || user === weighed.current) return;
    weighed.current = user;
    const { id, unpaid_orders_count: count } = user;
    if (count === 0 || wasShown(id) || isExcluded(routeName) || !modals.has('unpaid-orders')) return;
    void modals.open('unpaid-orders', { count }).then((answer) => {
      if (answer === 'seen') return markShown(id);
      // Another page replaced the one below it, as after a login.
      weighed.current = null;
      setUnseen((times) => times + 1);
    });
  }, [user, routeName, isBusy, isMoving, modals, unseen]);
};
