import { isApiProblem } from '@shop/data-access';
import { pageContext, readForm, refuseBy, seeOther } from '@shop/page';
import { paths } from '@shop/paths';
import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { whenAnswered } from './when-answered.ts';

/** A provider's page lies outside of the router, even when this site serves it: only a whole address leads there. */
const absolute = (address: string, request: Request): string => new URL(address, request.url).href;

/** Places the order and charges. Sent twice with its key it does so once. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { language, queries, queryClient } = pageContext(context);
  const slug = params.slug ?? '';
  const fields = await readForm(request);
  try {
    const placed = await whenAnswered(() =>
      queries.checkout.place(
        { slug, language_id: language.id, expected_total: Number(fields.expected_total) },
        fields.key ?? '',
      ),
    );
    queryClient.removeQueries({ queryKey: ['cart'] });
    queryClient.removeQueries({ queryKey: queries.orders.keys.all });
    if (placed.redirect_url !== null) return redirect(absolute(placed.redirect_url, request), 303);
    if (placed.state === 'pending') {
      return seeOther(paths.paymentAccept.to({}, { payment: placed.payment_reference }));
    }
    return seeOther(paths.success.to({ slug: placed.success_slug }));
  } catch (problem) {
    // Declined at once: back to the choice of payment, with everything kept.
    if (isApiProblem(problem) && problem.message === 'checkout.payment_failed') {
      return seeOther(paths.payment.to({ slug }, { declined: 1 }));
    }
    return refuseBy(problem, fields);
  }
};
