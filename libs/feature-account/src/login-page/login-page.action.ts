import { authCalls } from '@shop/contracts/calls';
import { findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy } from '@shop/page';
import { redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { afterLogin } from '../account.checks.ts';
import { codesOf } from '../codes-of.ts';
import { forgetVisitor, renewVisitor } from '../forget-visitor.ts';
import { loginSchema } from '../login-form/login-form.schema.ts';

/** Logs in. The login page is then loaded again, so that no data of the guest is left; the page below a modal stays. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api, queryClient, queries } = pageContext(context);
  const fields = await readForm(request);
  const codes = codesOf(findErrors(loginSchema, fields));
  if (codes) return refuse(fields, codes);
  const { email = '', password = '' } = fields;
  const stays = fields.stay === '1';
  try {
    const { user } = await api.send(authCalls.login, { email, password, remember: fields.remember === '1' });
    if (stays) await renewVisitor(queryClient);
    else forgetVisitor(queryClient);
    queryClient.setQueryData(queries.auth.user().queryKey, user);
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  if (stays) return { isDone: true };
  return redirectDocument(afterLogin(new URL(request.url)), 303);
};
