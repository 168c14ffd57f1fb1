import { quoteCalls } from '@shop/contracts/later-calls';
import { isApiProblem } from '@shop/data-access';
import { quoteKeys } from '@shop/data-access/quotes';
import { addressIssues, dropDraft } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy, seeOther, type FormValues } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { acceptDraft } from './accept-draft.ts';

const toAddress = (fields: FormValues) => ({
  id: 0,
  first_name: fields.first_name ?? '',
  last_name: fields.last_name ?? '',
  first_address: fields.first_address ?? '',
  city: fields.city ?? '',
  zip: fields.zip ?? '',
  phone_number: fields.phone_number ?? '',
  country_id: Number(fields.country_id),
});

/** Accepts the offer as it was shown; the payment page follows. An offer that has changed is shown anew. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { api, queries, queryClient } = pageContext(context);
  const slug = params.slug ?? '';
  const fields = await readForm(request);
  const issues = addressIssues(fields, 'home').map(({ path, message }) => [path[0], [message]]);
  if (issues.length > 0) return refuse(fields, Object.fromEntries(issues));
  try {
    const expected_total = Number(fields.total);
    await api.send(quoteCalls.accept, { slug, address: toAddress(fields), expected_total });
  } catch (problem) {
    queryClient.removeQueries({ queryKey: quoteKeys.all });
    if (isApiProblem(problem) && problem.status === 409) return seeOther(laterPaths.quote.to({ slug }));
    return refuseBy(problem, fields);
  }
  dropDraft(acceptDraft(slug));
  queryClient.removeQueries({ queryKey: quoteKeys.all });
  await queryClient.invalidateQueries({ queryKey: queries.auth.user().queryKey });
  return seeOther(paths.payment.to({ slug }));
};
