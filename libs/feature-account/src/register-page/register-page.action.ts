import { authCalls } from '@shop/contracts/calls';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy } from '@shop/page';
import { data, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { accountHome, afterLogin } from '../after-login.ts';
import { codesOf } from '../codes-of.ts';
import { REGISTER_DRAFT } from '../form-drafts.ts';
import { becomeClient } from '../forget-visitor.ts';
import { registerSchema } from '../register-form/register-form.schema.ts';

/** A client of an older shop was mailed a link instead of getting a second account. */
export type PasswordSent = { outcome: 'password_sent'; email: string };

/**
 * Checks first whether the address belongs to a client; only a new one gets an account. As after a login, its
 * page is reloaded afterwards, and a modal's page stays.
 */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const { api, brand } = page;
  const fields = await readForm(request);
  const codes = codesOf(findErrors(registerSchema(brand.defaultCountryId), fields));
  if (codes) return refuse(fields, codes);
  const { email = '', password = '', first_name = '', last_name = '', phone = '' } = fields;
  const stays = fields.stay === '1';
  try {
    const checked = await api.send(authCalls.checkClient, { email });
    if (checked.new_password_has_been_sent) {
      dropDraft(REGISTER_DRAFT);
      return data<PasswordSent>({ outcome: 'password_sent', email });
    }
    if (checked.found) return refuse(fields, { email: ['auth.forms.user_already_exists'] });
    const { user } = await api.send(authCalls.register, { email, password, first_name, last_name, phone });
    await becomeClient(page, user, { stays });
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(REGISTER_DRAFT);
  if (stays) return { isDone: true };
  return redirectDocument(afterLogin(new URL(request.url), accountHome(page)), 303);
};
