import { ownAccountCalls } from '@shop/contracts/later-calls';
import { dropDraft, findErrors } from '@shop/forms';
import { refuse, refuseBy, seeOther, type FormValues, type PageContext } from '@shop/page';
import { paths } from '@shop/paths';
import { codesOf } from '../codes-of.ts';
import { EMAIL_DRAFT } from '../form-drafts.ts';
import { emailSchema } from './email-form.schema.ts';

/** Asks for the links that change the address. The password does not come back into the page. */
export const askForEmailChange = async ({ api }: PageContext, fields: FormValues) => {
  const codes = codesOf(findErrors(emailSchema, fields));
  if (codes) return refuse(fields, codes, '', ['current_password']);
  const { intent = '', email = '', current_password = '' } = fields;
  try {
    await api.send(ownAccountCalls.requestEmailChange, { email, current_password });
  } catch (problem) {
    return refuseBy(problem, { intent, email });
  }
  dropDraft(EMAIL_DRAFT);
  return seeOther(paths.accountInformation.to({}, { done: 'email' }));
};

/** Mails the link again that confirms the client's address. */
export const sendConfirmationAgain = async ({ api }: PageContext, fields: FormValues) => {
  try {
    await api.send(ownAccountCalls.sendConfirmation, {});
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  return seeOther(paths.accountInformation.to({}, { done: 'confirmation' }));
};
