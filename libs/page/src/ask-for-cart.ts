import type { PageContext } from './page-context.ts';

type Asking = Pick<PageContext, 'queryClient' | 'queries' | 'language'>;

/**
 * Asks how the cart stands: the cart itself where it is shown, and its figures. Without a line, asking would fail now:
 * the queries themselves ask when the line is back.
 */
export const askForCart = ({ queryClient, queries, language }: Asking): void => {
  const refetchType = navigator.onLine ? 'active' : 'none';
  for (const { queryKey } of [queries.cart.current(language.id), queries.visitor.summary()])
    void queryClient.invalidateQueries({ queryKey, refetchType });
};
