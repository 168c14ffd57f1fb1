import { authCalls } from '@shop/contracts/calls';
import { findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy } from '@shop/page';
import { data, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { afterLogin } from '../account.checks.ts';
import { codesOf } from '../codes-of.ts';
import { forgetVisitor } from '../forget-visitor.ts';
import { registerSchema } from './register-form.schema.ts';

/** A client of an older shop was mailed a link instead of getting a second account. */
export type PasswordSent = { outcome: 'password_sent'; email: string };

/** First whether the address belongs to a client; only a new one goes on to an account. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api, queryClient, queries } = pageContext(context);
  const fields = await readForm(request);
  const codes = codesOf(findErrors(registerSchema, fields));
  if (codes) return refuse(fields, codes);
  const { email = '', password = '', first_name = '', last_name = '', phone = '' } = fields;
  try {
    const checked = await api.send(authCalls.checkClient, { email });
    if (checked.new_password_has_been_sent) return data<PasswordSent>({ outcome: 'password_sent', email });
    if (checked.found) return refuse(fields, { email: ['auth.forms.user_already_exists'] });
    const { user } = await api.send(authCalls.register, { email, password, first_name, last_name, phone });
    forgetVisitor(queryClient);
    queryClient.setQueryData(queries.auth.user().queryKey, user);
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  return redirectDocument(afterLogin(new URL(request.url)), 303);
};
