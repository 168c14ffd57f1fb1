import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { warmCart } from '../warm-cart.ts';

/** Warms the cache and returns nothing: the page reads the query, so there is one source of data. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  await warmCart(pageContext(context));
  return null;
};
