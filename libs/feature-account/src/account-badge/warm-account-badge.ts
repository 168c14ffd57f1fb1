import type { PageContext } from '@shop/page';
import { userOf } from '../current-user.ts';

/** When the user cannot be asked for, the header is rendered as a guest's. */
export const warmAccountBadge = async (context: PageContext): Promise<void> => {
  try {
    await userOf(context);
  } catch (problem) {
    context.report(problem);
    context.queryClient.setQueryData(context.queries.auth.user().queryKey, null);
  }
};
