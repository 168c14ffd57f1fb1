import { sendAct } from '@shop/data-access/cart-change';
import { createChangeKey, pageContext, readForm, refuse, refuseBy, seeOther } from '@shop/page';
import { paths } from '@shop/paths';
import type { ActionFunctionArgs } from 'react-router-dom';
import { toChange } from '../cart-changes/cart-change.ts';

/** Forms with a number of pieces, the only field that can be invalid. */
const COUNTING = ['add', 'quantity'];

const isMethodId = (text: string | undefined): text is string => text !== undefined && /^\d{1,9}$/.test(text);

/** All forms of the cart, and all add forms of the shop, when no script handles them. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { api, queries, queryClient, language, remember } = pageContext(context);
  const fields = await readForm(request);
  const change = toChange(fields);
  if (!change) return refuse(fields, COUNTING.includes(fields.intent ?? '') ? { quantity: ['number'] } : {});
  try {
    if (change.kind === 'method') remember({ shippingMethod: change.method });
    const { cart, adjusted, repeated } = await sendAct(api, { change, key: fields.key || createChangeKey() });
    queryClient.setQueryData(queries.cart.current(language.id).queryKey, cart);
    // An adjusted quantity is shown before it is paid.
    if (isMethodId(fields.pay) && !adjusted) return seeOther(paths.checkout.to({}, { pay: fields.pay }));
    const isSecondAdd = repeated && change.kind === 'add';
    return seeOther(
      paths.cart.to({}, { adjusted: adjusted ? 1 : undefined, repeated: isSecondAdd ? 1 : undefined }),
    );
  } catch (problem) {
    return refuseBy(problem, fields);
  }
};
