import { ownAccountCalls } from '@shop/contracts/later-calls';
import { pageContext, refuseBy, seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';

/** Uses the mailed link. Opening it changes nothing: mail programs open links by themselves. */
export const action = async ({ context, params }: ActionFunctionArgs) => {
  const { api, queries, queryClient } = pageContext(context);
  const { token = '' } = params;
  try {
    const { state } = await api.send(ownAccountCalls.confirmEmail, { token });
    await queryClient.invalidateQueries({ queryKey: queries.auth.user().queryKey });
    return seeOther(laterPaths.confirmEmail.to({ token }, { done: state }));
  } catch (problem) {
    return refuseBy(problem, {});
  }
};
