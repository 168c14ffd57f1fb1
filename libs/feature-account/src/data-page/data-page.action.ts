import { privacyQueries } from '@shop/data-access/privacy';
import { isApiProblem } from '@shop/data-access';
import { findErrors, forgetDrafts } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy, seeOther, sessionEnded } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { codesOf } from '../codes-of.ts';
import { forgetVisitor } from '../forget-visitor.ts';
import { eraseSchema } from './erase-form.schema.ts';

const CONFLICT = 409;

/** Erases the account, and continues as a guest; what prevents it is shown by the page. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api, queries, queryClient } = pageContext(context);
  const fields = await readForm(request);
  const user = await queryClient.fetchQuery(queries.auth.user());
  if (!user) return sessionEnded(laterPaths.accountData.to());
  const codes = codesOf(findErrors(eraseSchema, fields));
  if (codes) return refuse({}, codes);
  try {
    await privacyQueries(api).erase(fields.current_password ?? '');
  } catch (problem) {
    if (isApiProblem(problem) && problem.status === CONFLICT) return seeOther(laterPaths.accountData.to());
    return refuseBy(problem, {});
  }
  forgetVisitor(queryClient);
  forgetDrafts();
  return redirectDocument(paths.home.to(), 303);
};
