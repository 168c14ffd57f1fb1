import { authCalls } from '@shop/contracts/calls';
import { isApiProblem } from '@shop/data-access';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy, seeOther, type FormAnswer } from '@shop/page';
import { paths } from '@shop/paths';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { codesOf } from '../codes-of.ts';
import { refreshUser } from '../own-address/refresh-user.ts';
import { addressDraft } from './address-draft.ts';
import { NEW_ADDRESS_ID, toSentAddress } from './address-form.conversions.ts';
import { addressSchema } from './address-form.schema.ts';

/** The answer to a modal, which stays on its page. */
export type AddressSaved = { isDone: true; id: number };

/** Not an error of the typed fields: the visitor is no longer a client, or the address is deleted. */
const concernsThePage = (problem: unknown): boolean =>
  isApiProblem(problem) && (problem.status === 401 || problem.status === 404);

/** Saves a new address (id 0) or changes a saved one; the user is refreshed after it. */
export const saveAddress = async (
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  id: number,
) => {
  const page = pageContext(context);
  const fields = await readForm(request);
  // Without scripts: the same form with the fields of the chosen country.
  if (fields.intent === 'country') return data<FormAnswer>({ errors: {}, message: '', values: fields });
  const codes = codesOf(findErrors(addressSchema, fields));
  if (codes) return refuse(fields, codes);
  const call = id === NEW_ADDRESS_ID ? authCalls.addAddress : authCalls.updateAddress;
  let saved: number;
  try {
    saved = (await page.api.send(call, toSentAddress(fields, id))).address.id;
  } catch (problem) {
    if (concernsThePage(problem)) throw problem;
    return refuseBy(problem, fields);
  }
  await refreshUser(page);
  dropDraft(addressDraft(id));
  if (fields.stay === '1') return { isDone: true, id: saved } satisfies AddressSaved;
  return seeOther(paths.deliveryAddresses.to({}, { done: 'saved' }));
};
