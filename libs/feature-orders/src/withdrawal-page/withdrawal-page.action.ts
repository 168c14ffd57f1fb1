import { withdrawalCalls } from '@shop/contracts/later-calls';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy } from '@shop/page';
import type { ActionFunctionArgs } from 'react-router-dom';
import { toEdit, toReceipt, toSummary } from '../withdraw-page/withdraw-step.ts';
import { TYPED_DRAFT, typedSchema } from './typed-form.schema.ts';

/** The same two steps for an order that is named by its number. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api } = pageContext(context);
  const { act, key = '', ...values } = await readForm(request);
  if (act === 'edit') return toEdit(values);
  const errors = Object.entries(findErrors(typedSchema, values));
  if (errors.length > 0)
    return refuse(values, Object.fromEntries(errors.map(([name, { message }]) => [name, [message]])));
  if (act !== 'confirm') return toSummary(values);
  const { name = '', number = '', email = '', goods = '' } = values;
  try {
    const { receipt } = await api.send(withdrawalCalls.stateByNumber, { key, name, number, email, goods });
    dropDraft(TYPED_DRAFT);
    return toReceipt(receipt);
  } catch (problem) {
    return refuseBy(problem, values);
  }
};
