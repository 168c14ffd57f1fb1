import { authCalls } from '@shop/contracts/calls';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy } from '@shop/page';
import { redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { accountHome, afterLogin } from '../account.checks.ts';
import { codesOf } from '../codes-of.ts';
import { LOGIN_DRAFT } from '../form-drafts.ts';
import { becomeClient } from '../forget-visitor.ts';
import { loginSchema } from '../login-form/login-form.schema.ts';

/**
 * Logs in. The login page is then loaded again, so that no data of the guest is left; the page below a modal
 * stays.
 */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const fields = await readForm(request);
  const codes = codesOf(findErrors(loginSchema, fields));
  if (codes) return refuse(fields, codes);
  const { email = '', password = '' } = fields;
  const stays = fields.stay === '1';
  try {
    const { user } = await page.api.send(authCalls.login, {
      email,
      password,
      remember: fields.remember === '1',
    });
    await becomeClient(page, user, { stays });
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(LOGIN_DRAFT);
  if (stays) return { isDone: true };
  return redirectDocument(afterLogin(new URL(request.url), accountHome(page)), 303);
};
