import { newsletterCalls } from '@shop/contracts/later-calls';
import { pageContext, refuseBy, seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';

/** Uses the mailed link. Opening it changes nothing: mail programs open links by themselves. */
export const action = async ({ context, params }: ActionFunctionArgs) => {
  const { token = '' } = params;
  try {
    await pageContext(context).api.send(newsletterCalls.confirm, { token });
  } catch (problem) {
    return refuseBy(problem, {});
  }
  return seeOther(laterPaths.confirmNewsletter.to({ token }, { done: 'confirmed' }));
};
