import { miscInvoiceKeys, miscInvoiceQueries } from '@shop/data-access/misc-invoices';
import { proKeys, proQueries } from '@shop/data-access/pro';
import { pageContext, readForm, refuseBy, seeOther } from '@shop/page';
import { paths } from '@shop/paths';
import type { ActionFunctionArgs } from 'react-router-dom';
import { mustBePro } from '../must-be-pro.ts';

/** Accepts the invoice; its payment follows, by card, by bank or from the balance. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  await mustBePro(page);
  const { api, queries, queryClient } = page;
  const fields = await readForm(request);
  try {
    const { slug } = await queryClient.fetchQuery(proQueries(api).invoice(Number(params.id)));
    await miscInvoiceQueries(api).accept(slug);
    return seeOther(paths.payment.to({ slug }));
  } catch (problem) {
    return refuseBy(problem, fields);
  } finally {
    queryClient.removeQueries({ queryKey: miscInvoiceKeys.all });
    await queryClient.invalidateQueries({ queryKey: proKeys.all, refetchType: 'none' });
    await queryClient.invalidateQueries({ queryKey: queries.auth.user().queryKey });
  }
};
