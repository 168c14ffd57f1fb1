import type { CartAnswer, Queries } from '@shop/data-access';
import { pageContext, readForm, refuse, refuseBy, seeOther, type FormValues } from '@shop/page';
import { paths } from '@shop/paths';
import type { ActionFunctionArgs } from 'react-router-dom';
import { sendChange, toChange, wholeNumber } from '../cart-changes/cart-change.ts';

/** Forms that carry a number of pieces, which is then what could not be read. */
const COUNTING = ['add', 'quantity'];

/** Every form of the cart, and every add form of the shop, when no script hears it. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { queries, queryClient, language } = pageContext(context);
  const fields = await readForm(request);
  const call = callOf(queries, fields);
  if (!call) return refuse(fields, COUNTING.includes(fields.intent ?? '') ? { quantity: ['number'] } : {});
  try {
    const { cart, adjusted } = await call();
    queryClient.setQueryData(queries.cart.current(language.id).queryKey, cart);
    return seeOther(paths.cart.to({}, { adjusted: adjusted ? 1 : undefined }));
  } catch (problem) {
    return refuseBy(problem, fields);
  }
};

const callOf = (queries: Queries, fields: FormValues): (() => Promise<CartAnswer>) | null => {
  if (fields.intent === 'add') {
    const variant_id = wholeNumber(fields.variant_id);
    const quantity = wholeNumber(fields.quantity ?? '1');
    return variant_id === null || quantity === null ? null : () => queries.cart.put({ variant_id, quantity });
  }
  const change = toChange(fields);
  return change && (() => sendChange(queries.cart, change));
};
