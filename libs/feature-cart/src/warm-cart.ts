import { emptyCart } from '@shop/data-access';
import { currencyOf, type PageContext } from '@shop/page';

/** A guest's empty cart stays true until something is added here, so it never goes stale. */
const FOR_GOOD = { updatedAt: Number.MAX_SAFE_INTEGER };

/** Puts the cart into the query cache; about a guest without a session nobody is asked. */
export const warmCart = async (context: PageContext): Promise<void> => {
  const { queryClient, queries, language, hasSession } = context;
  const current = queries.cart.current(language.id);
  if (hasSession) await queryClient.ensureQueryData(current);
  else if (queryClient.getQueryData(current.queryKey) === undefined) {
    const { isoCode } = await currencyOf(context);
    queryClient.setQueryData(current.queryKey, emptyCart(isoCode), FOR_GOOD);
  }
};
