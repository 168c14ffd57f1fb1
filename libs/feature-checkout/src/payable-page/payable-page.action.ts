import { isApiProblem } from '@shop/data-access';
import { findErrors } from '@shop/forms';
import { payableQueries } from '@shop/data-access/payables';
import { refuse, refuseBy, seeOther, type FormValues, type PageContext } from '@shop/page';
import { paths } from '@shop/paths';
import { forgetBefore, redirectToPayment } from '../payment-redirect.ts';
import { toChosenPayment } from '../payment-page/payment-fields.ts';
import { paidAlready } from '../paid-path.ts';
import { refusalOf } from '../refusal-of.ts';
import { whenAnswered } from '../when-answered.ts';
import { payableSchema } from './payable-form.ts';

type Sent = { page: PageContext; slug: string; fields: FormValues; request: Request };

/** Pays a payable. A repetition with its key has no further effect. */
export const payPayable = async ({ page, slug, fields, request }: Sent) => {
  const { api, language, queryClient } = page;
  const asked = payableQueries(api).one(slug, language.id);
  try {
    const payable = await queryClient.ensureQueryData(asked);
    if (!payable) return seeOther(paths.payment.to({ slug }));
    const code = findErrors(payableSchema(payable), fields).payment?.message;
    if (code !== undefined) return refuse(fields, { payment: [code] });
    const chosen = toChosenPayment(fields, slug, language.id);
    const begun = await whenAnswered(() =>
      payableQueries(api).pay({ ...chosen, expected_total: Number(fields.expected_total) }, fields.key ?? ''),
    );
    forgetBefore(page);
    return redirectToPayment(begun, request);
  } catch (problem) {
    if (!isApiProblem(problem) || problem.kind !== 'refused') throw problem;
    const paid = paidAlready(problem.message, slug);
    if (paid !== null) return seeOther(paid);
    const declined = refusalOf(problem);
    if (declined !== null) return seeOther(paths.payment.to({ slug }, { declined }));
    // The data on the page may be what has changed.
    await queryClient.fetchQuery({ ...asked, staleTime: 0 }).catch(() => null);
    return refuseBy(problem, fields);
  }
};
