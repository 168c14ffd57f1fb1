import { authCalls } from '@shop/contracts/calls';
import { findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy } from '@shop/page';
import { data, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { afterLogin } from '../account.checks.ts';
import { codesOf } from '../codes-of.ts';
import { forgetVisitor, renewVisitor } from '../forget-visitor.ts';
import { registerSchema } from '../register-form/register-form.schema.ts';

/** A client of an older shop was mailed a link instead of getting a second account. */
export type PasswordSent = { outcome: 'password_sent'; email: string };

/**
 * First whether the address belongs to a client; only a new one goes on to an account. As with logging in, its page loads
 * anew afterwards, and a modal's page stays.
 */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api, brand, queryClient, queries } = pageContext(context);
  const fields = await readForm(request);
  const codes = codesOf(findErrors(registerSchema(brand.defaultCountryId), fields));
  if (codes) return refuse(fields, codes);
  const { email = '', password = '', first_name = '', last_name = '', phone = '' } = fields;
  const stays = fields.stay === '1';
  try {
    const checked = await api.send(authCalls.checkClient, { email });
    if (checked.new_password_has_been_sent) return data<PasswordSent>({ outcome: 'password_sent', email });
    if (checked.found) return refuse(fields, { email: ['auth.forms.user_already_exists'] });
    const { user } = await api.send(authCalls.register, { email, password, first_name, last_name, phone });
    if (stays) await renewVisitor(queryClient);
    else forgetVisitor(queryClient);
    queryClient.setQueryData(queries.auth.user().queryKey, user);
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  if (stays) return { isDone: true };
  return redirectDocument(afterLogin(new URL(request.url)), 303);
};
