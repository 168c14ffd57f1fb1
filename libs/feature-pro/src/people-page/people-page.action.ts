import { proKeys, proQueries } from '@shop/data-access/pro';
import { COMPANY_ROLES } from '@shop/domain/company-people';
import { dropDraft, findErrors } from '@shop/forms';
import {
  pageContext,
  readForm,
  refuse,
  refuseBy,
  seeOther,
  type FormValues,
  type PageContext,
} from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { mustBePro, mustHaveCompany } from '../must-be-pro.ts';
import { INVITE_DRAFT, inviteSchema } from './invite-form.schema.ts';

type Act = (page: PageContext, fields: FormValues) => Promise<unknown>;

const roleOf = ({ role }: FormValues) => COMPANY_ROLES.find((known) => known === role) ?? 'buyer';

/** By the `intent` of the form. */
const ACTS: Readonly<Record<string, Act>> = {
  invite: ({ api }, fields) => proQueries(api).invite({ email: fields.email ?? '', role: roleOf(fields) }),
  withdraw: ({ api }, { id }) => proQueries(api).withdrawInvitation(Number(id)),
  role: ({ api }, fields) => proQueries(api).changeRole({ id: Number(fields.id), role: roleOf(fields) }),
  remove: ({ api }, { id }) => proQueries(api).removePerson(Number(id)),
  leave: ({ api }) => proQueries(api).leave(),
};

const issuesOf = (fields: FormValues) => {
  if (fields.intent !== 'invite') return null;
  const found = Object.entries(findErrors(inviteSchema, fields));
  return found.length === 0
    ? null
    : Object.fromEntries(found.map(([name, { message }]) => [name, [message]]));
};

/** One act; the page then shows what has become of it. Who has left is led to the page of business accounts. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  await mustBePro(page, true);
  const fields = await readForm(request);
  const { intent = '' } = fields;
  const act = ACTS[intent];
  const issues = issuesOf(fields);
  if (!act || issues) return refuse(fields, issues ?? {});
  try {
    await act(page, fields);
  } catch (problem) {
    await mustHaveCompany(page);
    return refuseBy(problem, fields);
  } finally {
    // The loaders fetch it. A removed query would leave the page that shows it with the old answer.
    await page.queryClient.invalidateQueries({ queryKey: proKeys.all, refetchType: 'none' });
    await page.queryClient.invalidateQueries({ queryKey: page.queries.auth.user().queryKey });
  }
  if (intent === 'invite') dropDraft(INVITE_DRAFT);
  return seeOther(
    intent === 'leave' ? laterPaths.pro.to() : laterPaths.siteProPeople.to({}, { done: intent }),
  );
};
