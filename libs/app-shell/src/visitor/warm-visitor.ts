import { guestSummary, type VisitorSummary } from '@shop/data-access';
import { currencyOf, type PageContext } from '@shop/page';

/** The method may have been chosen on another device: this device's preference follows the cart. */
const follow = ({ destination, remember }: PageContext, { cart }: VisitorSummary): void => {
  const { shipping_method: method } = cart;
  if (method !== null && method !== destination.current().method) remember({ shippingMethod: method });
};

/**
 * Loads the visitor data that every page shows into the query cache; for a guest without a session no call is
 * made. A failing summary does not block the page: its error is reported, and the page is a guest's.
 */
export const warmVisitor = async (context: PageContext): Promise<void> => {
  const { queryClient, queries, hasSession, destination } = context;
  const summary = queries.visitor.summary();
  if (hasSession) {
    const visitor = await queryClient.ensureQueryData(summary).catch(() => undefined);
    if (visitor) follow(context, visitor);
  } else if (queryClient.getQueryData(summary.queryKey) === undefined) {
    const { isoCode } = await currencyOf(context);
    queryClient.setQueryData(summary.queryKey, guestSummary(isoCode, destination.chosen().shippingMethod));
  }
};
