import type { PageContext } from '@shop/page';
import { userOf } from '../current-user.ts';

/** The header must stand even when nobody can be asked who this is: then it is a guest's. */
export const warmAccountBadge = async (context: PageContext): Promise<void> => {
  try {
    await userOf(context);
  } catch (problem) {
    context.report(problem);
    context.queryClient.setQueryData(context.queries.auth.user().queryKey, null);
  }
};
