import { ownAccountCalls } from '@shop/contracts/later-calls';
import { isApiProblem } from '@shop/data-access';
import { dropDraft, findErrors } from '@shop/forms';
import {
  pageContext,
  readForm,
  refuse,
  refuseBy,
  seeOther,
  sessionEnded,
  type FormValues,
  type PageContext,
} from '@shop/page';
import { paths } from '@shop/paths';
import type { ActionFunctionArgs } from 'react-router-dom';
import { codesOf } from '../codes-of.ts';
import { CONTACT_DRAFT, NEWS_DRAFT } from '../form-drafts.ts';
import { contactSchema } from './contact-form.schema.ts';
import { passwordSchema } from './password-form.schema.ts';
import { askForEmailChange, sendConfirmationAgain } from './save-email.ts';
import { savePreferences } from './save-preferences.ts';

const PASSWORDS = ['current_password', 'password'];

const saveContact = async ({ api, brand, queries, queryClient }: PageContext, fields: FormValues) => {
  const codes = codesOf(findErrors(contactSchema(brand.defaultCountryId), fields));
  if (codes) return refuse(fields, codes);
  const { first_name = '', last_name = '', phone = '' } = fields;
  try {
    const { user } = await api.send(ownAccountCalls.updateContactInfo, { first_name, last_name, phone });
    queryClient.setQueryData(queries.auth.user().queryKey, user);
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(CONTACT_DRAFT);
  return seeOther(paths.accountInformation.to({}, { done: 'contact' }));
};

const changePassword = async ({ api }: PageContext, fields: FormValues) => {
  const { intent = '', current_password = '', password = '' } = fields;
  const codes = codesOf(findErrors(passwordSchema, fields));
  if (codes) return refuse(fields, codes, '', PASSWORDS);
  try {
    await api.send(ownAccountCalls.changePassword, { current_password, password });
  } catch (problem) {
    return refuseBy(problem, { intent });
  }
  return seeOther(paths.accountInformation.to({}, { done: 'password' }));
};

const decideNews = async ({ api, queries, queryClient }: PageContext, fields: FormValues) => {
  try {
    const subscribed = fields.subscribed === '1';
    const { result } = await api.send(ownAccountCalls.updateSubscription, { subscribed });
    queryClient.setQueryData(queries.auth.keys.subscription, result);
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(NEWS_DRAFT);
  return seeOther(paths.accountInformation.to({}, { done: 'news' }));
};

/** A device that is logged out already needs no further step. */
const endSession = async ({ api, queries, queryClient }: PageContext, fields: FormValues) => {
  try {
    await api.send(ownAccountCalls.endSession, { id: Number(fields.id) || 0 });
  } catch (problem) {
    if (!isApiProblem(problem) || problem.status !== 404) return refuseBy(problem, fields);
  }
  queryClient.removeQueries({ queryKey: queries.auth.keys.sessions });
  return seeOther(paths.accountInformation.to({}, { done: 'device' }));
};

type Answer = (page: PageContext, fields: FormValues, request: Request) => ReturnType<typeof saveContact>;

const FORMS: Readonly<Record<string, Answer>> = {
  contact: saveContact,
  password: changePassword,
  email: askForEmailChange,
  confirmation: sendConfirmationAgain,
  preferences: savePreferences,
  news: decideNews,
  'end-session': endSession,
};

/** Each of the page's forms names itself. Nothing is sent for a visitor who is not logged in. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const fields = await readForm(request);
  const user = await page.queryClient.fetchQuery(page.queries.auth.user());
  if (!user) return sessionEnded(paths.accountInformation.to());
  return (FORMS[fields.intent ?? ''] ?? saveContact)(page, fields, request);
};
