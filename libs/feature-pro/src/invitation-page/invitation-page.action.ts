import { proKeys, proQueries } from '@shop/data-access/pro';
import { pageContext, refuseBy, seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';

/** Accepts the invitation; the business pages follow. */
export const action = async ({ context, params }: ActionFunctionArgs) => {
  const { api, queries, queryClient } = pageContext(context);
  try {
    await proQueries(api).acceptInvitation(params.code ?? '');
  } catch (problem) {
    return refuseBy(problem, {});
  } finally {
    queryClient.removeQueries({ queryKey: proKeys.all });
    await queryClient.invalidateQueries({ queryKey: queries.auth.user().queryKey });
  }
  return seeOther(laterPaths.sitePro.to());
};
