import { authCalls } from '@shop/contracts/calls';
import type { CurrentUser } from '@shop/data-access';
import { dropDraft, findErrors } from '@shop/forms';
import {
  pageContext,
  readForm,
  refuse,
  refuseBy,
  type FormAnswer,
  type FormValues,
  type PageContext,
} from '@shop/page';
import { redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { accountHome, afterLogin } from '../after-login.ts';
import { codesOf } from '../codes-of.ts';
import { LOGIN_DRAFT } from '../form-drafts.ts';
import { becomeClient } from '../forget-visitor.ts';
import { loginSchema } from '../login-form/login-form.schema.ts';
import { sendCode } from './send-code.ts';

/** The user; the token of the second step; or the refusal. */
const sendPassword = async ({ api }: PageContext, fields: FormValues) => {
  const codes = codesOf(findErrors(loginSchema, fields));
  if (codes) return { refusal: refuse(fields, codes) };
  const { email = '', password = '' } = fields;
  try {
    const remember = fields.remember === '1';
    const { user, second_step: step } = await api.send(authCalls.login, { email, password, remember });
    return step === undefined ? { user } : { step };
  } catch (problem) {
    return { refusal: refuseBy(problem, fields) };
  }
};

/**
 * Logs in. The login page is then loaded again, so that no data of the guest is left; the page below a modal
 * stays.
 */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const fields = await readForm(request);
  const passed: { user: CurrentUser } | { step: string } | { refusal: ReturnType<typeof refuse> } =
    await (fields.step === undefined ? sendPassword(page, fields) : sendCode(page, fields));
  if ('refusal' in passed) return passed.refusal;
  // The token stays in the page, not in its address: addresses are kept in histories and logs.
  if ('step' in passed)
    return { errors: {}, message: '', values: { step: passed.step } } satisfies FormAnswer;
  const stays = fields.stay === '1';
  await becomeClient(page, passed.user, { stays });
  dropDraft(LOGIN_DRAFT);
  if (stays) return { isDone: true };
  return redirectDocument(afterLogin(new URL(request.url), accountHome(page)), 303);
};
