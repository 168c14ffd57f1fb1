import { isApiProblem } from '@shop/data-access';
import { claimKeys, claimQueries } from '@shop/data-access/claims';
import { CLAIM_REASONS, CLAIM_WISHES } from '@shop/domain/claim';
import { dropDraft, findErrors, type FormSchema } from '@shop/forms';
import { pageContext, refuse, refuseBy, seeOther, type FormValues, type PageContext } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { CLAIM_LINK_DRAFT, claimDraft, claimEmailDraft } from './claim-draft.ts';
import { claimedLines, claimEmailSchema, claimLinkSchema, claimSchema } from './claim-form.schema.ts';
import { readClaimForm, type ClaimFormFields } from './read-claim-form.ts';

/** The same in every case, so that it does not reveal which address has an order. */
export type LinkSent = { outcome: 'link_sent'; email: string };

const codesOf = (schema: FormSchema, values: FormValues): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(findErrors(schema, values)).map(([name, { message }]) => [name, [message]]),
  );

const askLink = async ({ api }: PageContext, values: FormValues) => {
  const errors = codesOf(claimLinkSchema, values);
  if (Object.keys(errors).length > 0) return refuse(values, errors);
  const { number = '', email = '' } = values;
  try {
    await claimQueries(api).askLink({ number, email });
  } catch (problem) {
    return refuseBy(problem, values);
  }
  dropDraft(CLAIM_LINK_DRAFT);
  return data<LinkSent>({ outcome: 'link_sent', email });
};

const openOrder = async (
  { api, queryClient }: PageContext,
  slug: string,
  values: FormValues,
  here: string,
) => {
  const errors = codesOf(claimEmailSchema, values);
  if (Object.keys(errors).length > 0) return refuse(values, errors);
  try {
    await claimQueries(api).open(slug, values['email'] ?? '');
  } catch (problem) {
    return refuseBy(problem, values);
  }
  dropDraft(claimEmailDraft(slug));
  queryClient.removeQueries({ queryKey: claimKeys.all });
  return seeOther(here);
};

const submit = async (
  { api, queryClient }: PageContext,
  slug: string,
  { values, files, fileRefusal }: ClaimFormFields,
) => {
  const errors = codesOf(claimSchema, values);
  if (fileRefusal !== undefined) errors['files'] = [fileRefusal];
  const reason = CLAIM_REASONS.find((known) => known === values['reason']);
  const wish = CLAIM_WISHES.find((known) => known === values['wish']);
  if (Object.keys(errors).length > 0 || !reason || !wish) return refuse(values, errors);
  const claim = { slug, reason, wish, text: values['text'] ?? '', lines: claimedLines(values) };
  try {
    const done = await claimQueries(api).submit({ ...claim, files: [...files] }, values['key'] ?? '');
    dropDraft(claimDraft(slug));
    queryClient.removeQueries({ queryKey: claimKeys.all });
    return seeOther(laterPaths.claim.to({ slug: done.slug }, { done: 'sent' }));
  } catch (problem) {
    // A key that was taken or has expired is of no use in the next attempt.
    const isFileGone = isApiProblem(problem) && problem.errors['files'] !== undefined;
    return refuseBy(problem, isFileGone ? { ...values, files: '' } : values);
  }
};

/** Asks for the form's link, shows a guest's order by its e-mail, or claims. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const url = new URL(request.url);
  const slug = url.searchParams.get('order') ?? '';
  const fields = await readClaimForm(request);
  switch (fields.values['act']) {
    case 'link':
      return askLink(page, fields.values);
    case 'open': {
      const path = url.pathname.endsWith('-pro') ? laterPaths.claimFormPro : laterPaths.claimForm;
      return openOrder(page, slug, fields.values, path.to({}, { order: slug }));
    }
    default:
      return submit(page, slug, fields);
  }
};
