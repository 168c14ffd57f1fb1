import { withdrawalCalls } from '@shop/contracts/later-calls';
import { orderKeys } from '@shop/data-access/orders';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy } from '@shop/page';
import type { ActionFunctionArgs } from 'react-router-dom';
import { withdrawDraft } from './withdraw-draft.ts';
import { withdrawSchema } from './withdraw-form.schema.ts';
import { chosenLines } from './withdraw-lines.ts';
import { toEdit, toReceipt, toSummary } from './withdraw-step.ts';

/** Two steps: the form leads to a summary, and the summary's button states the withdrawal. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { api, language, queryClient } = pageContext(context);
  const { act, key = '', ...values } = await readForm(request);
  if (act === 'edit') return toEdit(values);
  const slug = params.slug ?? '';
  const lines = chosenLines(values);
  const errors = Object.entries(findErrors(withdrawSchema, values)).map(
    ([name, { message }]) => [name, [message]] as const,
  );
  if (errors.length > 0 || lines.length === 0) {
    return refuse(values, Object.fromEntries(errors), lines.length === 0 ? 'withdrawal_nothing_chosen' : '');
  }
  if (act !== 'confirm') return toSummary(values);
  const { name = '', email = '' } = values;
  try {
    const said = { slug, language_id: language.id, key, name, email, lines };
    const { receipt } = await api.send(withdrawalCalls.state, said);
    dropDraft(withdrawDraft(slug));
    queryClient.removeQueries({ queryKey: orderKeys.all });
    return toReceipt(receipt);
  } catch (problem) {
    return refuseBy(problem, values);
  }
};
