import { emptyCart, type Cart } from '@shop/data-access';
import { currencyOf, type PageContext } from '@shop/page';

/** A guest's empty cart stays true until something is added here, so it never goes stale. */
const FOR_GOOD = { updatedAt: Number.MAX_SAFE_INTEGER };

/** The way may have been chosen on another device: what this one remembers follows the cart. */
const follow = ({ shippingMethod = 'air', remember }: PageContext, { shipping_method }: Cart): void => {
  if (shipping_method !== shippingMethod) remember({ shippingMethod: shipping_method });
};

/** Puts the cart into the query cache; for a guest without a session no call is made. */
export const warmCart = async (context: PageContext): Promise<void> => {
  const { queryClient, queries, language, hasSession } = context;
  const current = queries.cart.current(language.id);
  if (hasSession) {
    // One that could not be asked for again is still held, and would be taken for the answer.
    const hasFailed = queryClient.getQueryState(current.queryKey)?.status === 'error';
    follow(
      context,
      await (hasFailed
        ? queryClient.fetchQuery({ ...current, staleTime: 0 })
        : queryClient.ensureQueryData(current)),
    );
  } else if (queryClient.getQueryData(current.queryKey) === undefined) {
    const { isoCode } = await currencyOf(context);
    queryClient.setQueryData(current.queryKey, emptyCart(isoCode, context.shippingMethod), FOR_GOOD);
  }
};
