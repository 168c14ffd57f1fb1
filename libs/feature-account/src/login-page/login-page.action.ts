import { authCalls } from '@shop/contracts/calls';
import { findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy } from '@shop/page';
import { redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { afterLogin } from '../account.checks.ts';
import { codesOf } from '../codes-of.ts';
import { forgetVisitor } from '../forget-visitor.ts';
import { loginSchema } from '../login-form/login-form.schema.ts';

/** Logs in. The page loads anew afterwards, so that nothing of the guest is left in it. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api, queryClient, queries } = pageContext(context);
  const fields = await readForm(request);
  const codes = codesOf(findErrors(loginSchema, fields));
  if (codes) return refuse(fields, codes);
  const { email = '', password = '' } = fields;
  try {
    const { user } = await api.send(authCalls.login, { email, password, remember: fields.remember === '1' });
    forgetVisitor(queryClient);
    queryClient.setQueryData(queries.auth.user().queryKey, user);
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  if (fields.stay === '1') return { isDone: true };
  return redirectDocument(afterLogin(new URL(request.url)), 303);
};
