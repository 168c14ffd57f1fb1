import { sendAct } from '@shop/data-access/cart-change';
import { createChangeKey, pageContext, readForm, refuse, refuseBy, seeOther } from '@shop/page';
import { paths } from '@shop/paths';
import type { ActionFunctionArgs } from 'react-router-dom';
import { toChange } from '../cart-changes/cart-change.ts';

/** Forms that carry a number of pieces, which is then what could not be read. */
const COUNTING = ['add', 'quantity'];

/** Every form of the cart, and every add form of the shop, when no script hears it. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { api, queries, queryClient, language, remember } = pageContext(context);
  const fields = await readForm(request);
  const change = toChange(fields);
  if (!change) return refuse(fields, COUNTING.includes(fields.intent ?? '') ? { quantity: ['number'] } : {});
  try {
    if (change.kind === 'method') remember({ shippingMethod: change.method });
    const { cart, adjusted, repeated } = await sendAct(api, { change, key: fields.key || createChangeKey() });
    queryClient.setQueryData(queries.cart.current(language.id).queryKey, cart);
    const isSecondAdd = repeated && change.kind === 'add';
    return seeOther(
      paths.cart.to({}, { adjusted: adjusted ? 1 : undefined, repeated: isSecondAdd ? 1 : undefined }),
    );
  } catch (problem) {
    return refuseBy(problem, fields);
  }
};
