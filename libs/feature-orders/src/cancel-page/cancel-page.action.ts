import { orderCalls } from '@shop/contracts/later-calls';
import { isApiProblem } from '@shop/data-access';
import { orderKeys } from '@shop/data-access/orders';
import { CANCEL_REASONS } from '@shop/domain/order-acts';
import { dropDraft } from '@shop/forms';
import { pageContext, readForm, refuse, seeOther, type PageContext } from '@shop/page';
import { orderFor } from '@shop/paths';
import type { ActionFunctionArgs } from 'react-router-dom';
import { cancelDraft } from './cancel-draft.ts';

/** The balance and the orders have changed. */
const forgetOrders = async ({ queries, queryClient }: PageContext): Promise<void> => {
  queryClient.removeQueries({ queryKey: orderKeys.all });
  await queryClient.invalidateQueries({ queryKey: queries.auth.user().queryKey });
};

const act =
  (isGuest: boolean) =>
  async ({ context, params, request }: ActionFunctionArgs) => {
    const page = pageContext(context);
    const fields = await readForm(request);
    const slug = params.slug ?? '';
    const reason = CANCEL_REASONS.find((known) => known === fields['reason']);
    if (!reason) return refuse(fields, { reason: ['required'] });
    try {
      await page.api.send(orderCalls.cancel, { slug, reason });
    } catch (problem) {
      if (!isApiProblem(problem) || problem.status !== 409) throw problem;
      return refuse(fields, {}, problem.message);
    }
    dropDraft(cancelDraft(slug));
    await forgetOrders(page);
    return seeOther(`${orderFor(slug, isGuest)}?done=cancelled`);
  };

export const action = act(false);
export const actionOfGuest = act(true);
