import type { ReactNode } from 'react';
import { useAddToCart } from './use-add-to-cart.ts';

/** Cards inside add to the cart without leaving the page once scripts run. */
export const AddToCartArea = ({ children }: { children: ReactNode }) => {
  const { onSubmit } = useAddToCart();
  return <div onSubmit={onSubmit}>{children}</div>;
};
