import { emptyCart, type Cart } from '@shop/data-access';
import { currencyOf, type PageContext } from '@shop/page';

/** A guest's empty cart stays valid until something is added here, so it never goes stale. */
const FOR_GOOD = { updatedAt: Number.MAX_SAFE_INTEGER };

/** The method may have been chosen on another device: this device's preference follows the cart. */
const follow = ({ destination, remember }: PageContext, { shipping_method }: Cart): void => {
  if (shipping_method !== destination.current().method) remember({ shippingMethod: shipping_method });
};

/** Loads the cart into the query cache; for a guest without a session no call is made. */
export const warmCart = async (context: PageContext): Promise<void> => {
  const { queryClient, queries, language, hasSession } = context;
  const current = queries.cart.current(language.id);
  if (hasSession) {
    // A cart that could not be refetched is still cached, as is one priced for another market: neither counts as the
    // answer.
    const { status, isInvalidated } = queryClient.getQueryState(current.queryKey) ?? {};
    const isOutdated = status === 'error' || isInvalidated;
    follow(
      context,
      await (isOutdated
        ? queryClient.fetchQuery({ ...current, staleTime: 0 })
        : queryClient.ensureQueryData(current)),
    );
  } else if (queryClient.getQueryData(current.queryKey) === undefined) {
    const { isoCode } = await currencyOf(context);
    queryClient.setQueryData(
      current.queryKey,
      emptyCart(isoCode, context.destination.current().method),
      FOR_GOOD,
    );
  }
};
