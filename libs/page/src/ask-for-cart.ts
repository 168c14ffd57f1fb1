import type { PageContext } from './page-context.ts';

type Asking = Pick<PageContext, 'queryClient' | 'queries' | 'language'>;

/**
 * Refetches the cart: the cart itself where it is shown, and its summary. Offline a fetch would fail now: the
 * queries refetch when online again.
 */
export const askForCart = ({ queryClient, queries, language }: Asking): void => {
  const refetchType = navigator.onLine ? 'active' : 'none';
  for (const { queryKey } of [queries.cart.current(language.id), queries.visitor.summary()])
    void queryClient.invalidateQueries({ queryKey, refetchType });
};
