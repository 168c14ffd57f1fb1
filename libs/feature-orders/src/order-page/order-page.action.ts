import { orderCalls } from '@shop/contracts/later-calls';
import { isApiProblem } from '@shop/data-access';
import { orderQueries } from '@shop/data-access/orders';
import { notFound, pageContext, readForm, refuse, seeOther } from '@shop/page';
import { orderFor } from '@shop/paths';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { orderAgain, type Again } from '../order-again/order-again.ts';

const again = async ({ context, params }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const { order } = await page.queryClient.fetchQuery(
    orderQueries(page.api).byLink(params.slug ?? '', page.language.id),
  );
  if (!order) throw notFound();
  return data<Again>(await orderAgain(page, order));
};

const mailAgain = async ({ context, params }: ActionFunctionArgs, isGuest: boolean) => {
  const { api } = pageContext(context);
  const slug = params.slug ?? '';
  try {
    await api.send(orderCalls.mailAgain, { slug });
  } catch (problem) {
    if (!isApiProblem(problem) || problem.status !== 429) throw problem;
    return refuse({}, {}, 'too_many_mails');
  }
  return seeOther(`${orderFor(slug, isGuest)}?done=mailed`);
};

/** The buttons of an order's page, distinguished by the field `act`; null for another form of the page. */
export const actOnOrder = (args: ActionFunctionArgs, act: string | undefined, isGuest: boolean) => {
  if (act === 'order_again') return again(args);
  return act === 'mail_again' ? mailAgain(args, isGuest) : null;
};

export const action = async (args: ActionFunctionArgs) => {
  const { act } = await readForm(args.request);
  const acted = await actOnOrder(args, act, false);
  if (acted === null) throw notFound();
  return acted;
};
