import { quoteCalls } from '@shop/contracts/later-calls';
import { isApiProblem } from '@shop/data-access';
import { quoteKeys, type QuoteDraft } from '@shop/data-access/quotes';
import { linksIn } from '@shop/domain/quotes';
import { dropDraft, findErrors, type FormSchema } from '@shop/forms';
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
import { toItem } from '../items/item-form.conversions.ts';
import { itemSchema } from '../items/item-form.schema.ts';
import { linksSchema } from '../items/links-form.schema.ts';
import { clientSchema, guestSchema } from '../request-form/request-form.schema.ts';
import { readLink } from './read-link.action.ts';

type Sent = (page: PageContext, fields: FormValues) => Promise<{ draft: QuoteDraft }>;

/** Codes by field, or null for a form that may be sent. */
const faultsOf = (schema: FormSchema, fields: FormValues) => {
  const codes = Object.entries(findErrors(schema, fields)).map(
    ([name, { message }]) => [name, [message]] as const,
  );
  return codes.length === 0 ? null : Object.fromEntries(codes);
};

/** Changes the draft and shows it; what was typed is kept when it is refused. */
const change =
  (schema: FormSchema | null, formDraft: string | null, send: Sent) =>
  async (page: PageContext, fields: FormValues) => {
    const codes = schema && faultsOf(schema, fields);
    if (codes) return refuse(fields, codes);
    try {
      const { draft } = await send(page, fields);
      page.queryClient.setQueryData(quoteKeys.draft, draft);
    } catch (problem) {
      return refuseBy(problem, fields);
    }
    if (formDraft !== null) dropDraft(formDraft);
    return seeOther(`${laterPaths.orderForm.to()}#items`);
  };

const submit = async (page: PageContext, fields: FormValues) => {
  const user = await page.queryClient.fetchQuery(page.queries.auth.user());
  const codes = faultsOf(user ? clientSchema : guestSchema, fields);
  if (codes) return refuse(fields, codes);
  const { email = '', country_id = '', shipping_method, note = '' } = fields;
  try {
    await page.api.send(quoteCalls.submit, {
      email: user ? null : email,
      country_id: Number(country_id),
      shipping_method: shipping_method === 'sea' ? 'sea' : 'air',
      note,
    });
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft('quote-request');
  page.queryClient.removeQueries({ queryKey: quoteKeys.all });
  return seeOther(laterPaths.orderSuccessful.to());
};

const idOf = ({ id }: FormValues): number => Number(id) || 0;

const remove: Sent = async ({ api }, fields) => api.send(quoteCalls.removeItem, { id: idOf(fields) });

/** An item that another tab has removed already needs no further step. */
const removeOnce = async (page: PageContext, fields: FormValues) => {
  try {
    return await change(null, null, remove)(page, fields);
  } catch (problem) {
    if (isApiProblem(problem) && problem.status === 404) return seeOther(laterPaths.orderForm.to());
    throw problem;
  }
};

const FORMS: Readonly<Record<string, ReturnType<typeof change> | typeof readLink>> = {
  read: readLink,
  add: change(itemSchema, 'quote-item', ({ api }, fields) => api.send(quoteCalls.addItem, toItem(fields))),
  change: change(itemSchema, null, ({ api }, fields) =>
    api.send(quoteCalls.changeItem, { id: idOf(fields), item: toItem(fields) }),
  ),
  links: change(linksSchema, 'quote-links', ({ api }, fields) =>
    api.send(quoteCalls.addLinks, { links: [...linksIn(fields.links ?? '')] }),
  ),
  remove: removeOnce,
  submit,
};

/** Each of the page's forms names itself. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const fields = await readForm(request);
  return (FORMS[fields.intent ?? ''] ?? submit)(pageContext(context), fields);
};
