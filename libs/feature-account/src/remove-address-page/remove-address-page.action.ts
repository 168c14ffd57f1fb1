import { authCalls } from '@shop/contracts/calls';
import { isApiProblem } from '@shop/data-access';
import { dropDraft } from '@shop/forms';
import { pageContext, readForm, seeOther } from '@shop/page';
import { paths } from '@shop/paths';
import type { ActionFunctionArgs } from 'react-router-dom';
import { addressDraft } from '../address-form/address-draft.ts';
import { refreshUser } from '../own-address/refresh-user.ts';

/** An address that was already removed in another tab counts as removed. */
const isGone = (problem: unknown): boolean => isApiProblem(problem) && problem.status === 404;

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const { stay } = await readForm(request);
  const id = Number(params.id);
  try {
    await page.api.send(authCalls.deleteAddress, { id });
  } catch (problem) {
    if (!isGone(problem)) throw problem;
  }
  await refreshUser(page);
  dropDraft(addressDraft(id));
  if (stay === '1') return { isDone: true };
  return seeOther(paths.deliveryAddresses.to({}, { done: 'removed' }));
};
