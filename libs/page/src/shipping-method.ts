import { useQuery } from '@tanstack/react-query';
import { useCartQueue } from './cart-queue.ts';
import { useDestination } from './destination.tsx';
import type { ShippingMethod } from './preferences.ts';
import { usePage } from './page-provider.tsx';

/**
 * By air or by sea, the same on every page: from the cart, and before there is one from the device. A choice
 * changes both, so that it survives the cart, a reload and a login.
 */
export const useShippingMethod = () => {
  const page = usePage();
  const { method } = useDestination();
  const { put } = useCartQueue();
  const summary = page.queries.visitor.summary();
  // Read only: the header fetches it.
  const { data } = useQuery({ ...summary, enabled: false });

  const choose = (chosen: ShippingMethod): void => {
    page.remember({ shippingMethod: chosen });
    page.queryClient.setQueryData(
      summary.queryKey,
      (known) => known && { ...known, cart: { ...known.cart, shipping_method: chosen } },
    );
    if (page.hasSession) void put({ kind: 'method', method: chosen });
  };
  return {
    /** Undefined where neither cart nor device has one. */
    preferred: data?.cart.shipping_method ?? page.destination.chosen().shippingMethod,
    method: data?.cart.shipping_method ?? method,
    choose,
  };
};
