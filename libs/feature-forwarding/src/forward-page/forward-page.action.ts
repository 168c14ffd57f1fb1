import { forwardingCalls } from '@shop/contracts/later-calls';
import { forwardingKeys, forwardingQueries } from '@shop/data-access/forwarding';
import { dropDraft, findErrors } from '@shop/forms';
import {
  currencyOf,
  pageContext,
  readForm,
  refuse,
  seeOther,
  type FormAnswer,
  type FormValues,
  type PageContext,
} from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { withOneMore } from '../declaration/declaration.conversions.ts';
import { refuseAt } from '../field-faults.ts';
import { forwardField, toForwarding } from './forward-form.conversions.ts';
import { estimateOf, FORWARD_DRAFT, forwardSchema } from './forward-form.schema.ts';

/** The form again, with what was typed, and the price for it. */
const again = async (page: PageContext, values: FormValues) => {
  const asked = estimateOf(values);
  const { id } = await currencyOf(page);
  if (asked) await page.queryClient.prefetchQuery(forwardingQueries(page.api).estimate(asked, id));
  return data<FormAnswer>({ errors: {}, message: '', values }, { status: 200 });
};

const send = async (page: PageContext, fields: FormValues) => {
  const found = Object.entries(findErrors(forwardSchema, fields));
  if (found.length > 0)
    return refuse(fields, Object.fromEntries(found.map(([name, { message }]) => [name, [message]])));
  try {
    const { slug } = await page.api.send(forwardingCalls.request, toForwarding(fields));
    dropDraft(FORWARD_DRAFT);
    // The estimate is still shown: asked again, it would find the parcels taken.
    await page.queryClient.invalidateQueries({ queryKey: forwardingKeys.all, refetchType: 'none' });
    return seeOther(laterPaths.forwardRequest.to({ slug }, { done: 'requested' }));
  } catch (problem) {
    return refuseAt(problem, fields, forwardField);
  }
};

/** Sends the request; two of its buttons only fill the form again. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const fields = await readForm(request);
  switch (fields.intent) {
    case 'line':
      return again(page, withOneMore(fields));
    case 'estimate':
      return again(page, fields);
    default:
      return send(page, fields);
  }
};
