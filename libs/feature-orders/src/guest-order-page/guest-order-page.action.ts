import { orderCalls } from '@shop/contracts/later-calls';
import { dropDraft } from '@shop/forms';
import { pageContext, readForm, refuseBy, seeOther } from '@shop/page';
import { paths } from '@shop/paths';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { actOnOrder } from '../order-page/order-page.action.ts';
import { detailsDraft, newLinkDraft } from './guest-link-drafts.ts';

/** The same message in every case, so that it does not reveal which address has an order. */
export type LinkSent = { outcome: 'link_sent'; email: string };

/** With an order number it requests a new link, without one it shows the order in full. */
export const action = async (args: ActionFunctionArgs) => {
  const { context, params, request } = args;
  const { api } = pageContext(context);
  const fields = await readForm(request);
  const acted = await actOnOrder(args, fields['act'], true);
  if (acted !== null) return acted;
  const { email = '', number } = fields;
  const slug = params.slug ?? '';
  try {
    if (number !== undefined) {
      await api.send(orderCalls.newLink, { number, email });
      dropDraft(newLinkDraft(slug));
      return data<LinkSent>({ outcome: 'link_sent', email });
    }
    await api.send(orderCalls.open, { slug, email });
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(detailsDraft(slug));
  return seeOther(paths.guestOrder.to({ slug }));
};
