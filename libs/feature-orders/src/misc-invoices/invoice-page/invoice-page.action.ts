import { isApiProblem } from '@shop/data-access';
import { miscInvoiceKeys, miscInvoiceQueries } from '@shop/data-access/misc-invoices';
import { dropDraft } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy, seeOther, type PageContext } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { declineDraft } from './decline-draft.ts';

/** The invoice, and the number of what waits for payment, have changed. */
const forgetInvoices = async ({ queries, queryClient }: PageContext): Promise<void> => {
  queryClient.removeQueries({ queryKey: miscInvoiceKeys.all });
  await queryClient.invalidateQueries({ queryKey: queries.auth.user().queryKey });
};

/** Accepts the invoice, or declines it; the page of the outcome follows. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const fields = await readForm(request);
  const slug = params.slug ?? '';
  const isAccepted = fields['intent'] === 'accept';
  if (!isAccepted && fields['intent'] !== 'decline') return refuse(fields, {});
  const { accept, decline } = miscInvoiceQueries(page.api);
  try {
    await (isAccepted ? accept(slug) : decline(slug, fields['reason'] ?? ''));
  } catch (problem) {
    if (!isApiProblem(problem) || problem.status !== 409) return refuseBy(problem, fields);
    await forgetInvoices(page);
    return refuse(fields, {}, problem.message);
  }
  dropDraft(declineDraft(slug));
  await forgetInvoices(page);
  const outcome = isAccepted ? laterPaths.invoiceAccept : laterPaths.invoiceDecline;
  return seeOther(outcome.to({}, { invoice: slug }));
};
