import { checkoutQueries } from '@shop/data-access/checkout';
import { pageContext, readForm, refuseBy, seeOther } from '@shop/page';
import { paths } from '@shop/paths';
import type { ActionFunctionArgs } from 'react-router-dom';
import { forgetBefore, redirectToPayment } from '../payment-redirect.ts';
import { refusalOf } from '../refusal-of.ts';
import { whenAnswered } from '../when-answered.ts';

/** Places the order and charges. A repetition with its key has no further effect. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const { api, language } = page;
  const slug = params.slug ?? '';
  const fields = await readForm(request);
  try {
    const placed = await whenAnswered(() =>
      checkoutQueries(api).place(
        { slug, language_id: language.id, expected_total: Number(fields.expected_total) },
        fields.key ?? '',
      ),
    );
    forgetBefore(page);
    return redirectToPayment(placed, request);
  } catch (problem) {
    // Declined at once: back to the choice of payment, with everything kept.
    const declined = refusalOf(problem);
    if (declined !== null) return seeOther(paths.payment.to({ slug }, { declined }));
    return refuseBy(problem, fields);
  }
};
