import { quoteCalls } from '@shop/contracts/later-calls';
import { isApiProblem } from '@shop/data-access';
import { quoteKeys, quoteQueries } from '@shop/data-access/quotes';
import { dropDraft, findErrors } from '@shop/forms';
import { keepTyped, pageContext, readForm, refuse, refuseBy, seeOther, type FormValues } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { acceptDraft } from './accept-draft.ts';
import { acceptSchema, couriersOf, pointField } from './accept-fields.ts';

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

/** The chosen delivery; of the pickup points only the one of that courier. */
const toDelivery = ({ courier_id: id, ...fields }: FormValues) =>
  id ? { courier_id: Number(id), parcel_shop: fields[pointField(Number(id))] || null } : {};

/** The API names a pickup point without its courier; the form has a field for each courier. */
const refuseAccepting = (problem: unknown, fields: FormValues) => {
  if (!isApiProblem(problem)) return refuseBy(problem, fields);
  // A delivery or an offer with another total: the form is shown again, with the new total on its button.
  if (problem.message === 'quote.changed') return refuse(fields, { courier_id: ['total_changed'] });
  const { parcel_shop: point, ...others } = problem.errors;
  return point
    ? refuse(fields, { ...others, [pointField(Number(fields.courier_id))]: point })
    : refuseBy(problem, fields);
};

/** Accepts the offer as it was shown; the payment page follows. What has changed meanwhile is shown anew. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { api, language, queries, queryClient } = pageContext(context);
  const slug = params.slug ?? '';
  const fields = await readForm(request);
  if (fields.intent === 'courier') return keepTyped(fields);
  const quote = await queryClient.ensureQueryData(quoteQueries(api).one(slug, language.id));
  const errors = findErrors(acceptSchema(couriersOf(quote)), fields);
  if (Object.keys(errors).length > 0) {
    const codes = Object.entries(errors).map(([name, { message }]) => [name, [message]]);
    return refuse(fields, Object.fromEntries(codes));
  }
  try {
    const delivery = toDelivery(fields);
    const expected_total = Number(fields.total);
    await api.send(quoteCalls.accept, { slug, address: toAddress(fields), ...delivery, expected_total });
  } catch (problem) {
    queryClient.removeQueries({ queryKey: quoteKeys.all });
    const isOver = isApiProblem(problem) && problem.status === 409 && problem.message !== 'quote.changed';
    return isOver ? seeOther(laterPaths.quote.to({ slug })) : refuseAccepting(problem, fields);
  }
  dropDraft(acceptDraft(slug));
  queryClient.removeQueries({ queryKey: quoteKeys.all });
  await queryClient.invalidateQueries({ queryKey: queries.auth.user().queryKey });
  return seeOther(paths.payment.to({ slug }));
};
