import { sessionEnded, type Check } from '@shop/page';
import { loginFor, paths } from '@shop/paths';
import { redirect } from 'react-router-dom';
import { accountHome, afterLogin } from './after-login.ts';
import { userOf } from './current-user.ts';

/** Only for clients: guests log in first, whether or not the item exists, and so do clients whose session has ended. */
export const checkAuth: Check = async (context, { path, request }) => {
  const { queryClient, queries } = context;
  const wasClient = Boolean(queryClient.getQueryData(queries.auth.user().queryKey));
  if (await userOf(context)) return;
  // Guests are shown no form that they could send.
  throw wasClient || request.method !== 'GET' ? sessionEnded(path) : redirect(loginFor(path));
};

/** Pages for guests: a client is redirected to the requested page, or to the account. */
export const checkGuest: Check = async (context, { url }) => {
  const user = await userOf(context).catch((problem: unknown) => {
    // A visitor whose user call fails may log in.
    context.report(problem);
    return null;
  });
  if (user) throw redirect(afterLogin(url));
};

/**
 * The account's menu is a page on small screens only. The server does not know the screen: a page that is loaded whole,
 * and every page without scripts, passes.
 */
export const checkAccountMobile: Check = (page) => {
  const home = accountHome(page);
  if (home !== paths.userAccount.to()) throw redirect(home);
};
