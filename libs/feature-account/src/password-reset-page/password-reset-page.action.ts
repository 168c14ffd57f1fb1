import { authCalls } from '@shop/contracts/calls';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy, seeOther } from '@shop/page';
import { paths } from '@shop/paths';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { codesOf } from '../codes-of.ts';
import { ASK_LINK_DRAFT } from '../form-drafts.ts';
import { askSchema, resetSchema } from './password-reset.schemas.ts';

/** The same message for every address, so that it does not reveal who has an account. */
export type LinkSent = { outcome: 'link_sent'; email: string };

/** Without a token it sends a link; with one it sets the password. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { api } = pageContext(context);
  const fields = await readForm(request);
  const token = params['*'] ?? '';
  const codes = codesOf(findErrors(token === '' ? askSchema : resetSchema, fields));
  if (codes) return refuse(fields, codes);
  const { email = '', password = '' } = fields;
  try {
    if (token === '') {
      await api.send(authCalls.requestPasswordReset, { email });
      dropDraft(ASK_LINK_DRAFT);
      return data<LinkSent>({ outcome: 'link_sent', email });
    }
    await api.send(authCalls.passwordReset, { token, password });
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  return seeOther(paths.login.to({}, { 'new-password': 1 }));
};
