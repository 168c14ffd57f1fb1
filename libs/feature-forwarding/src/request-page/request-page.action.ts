import { forwardingCalls } from '@shop/contracts/later-calls';
import { forwardingKeys } from '@shop/data-access/forwarding';
import { dropDraft, findErrors } from '@shop/forms';
import {
  pageContext,
  readForm,
  refuse,
  seeOther,
  type FormAnswer,
  type FormValues,
  type PageContext,
} from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { declarationField, toDeclaration, withOneMore } from '../declaration/declaration.conversions.ts';
import { refuseAt } from '../field-faults.ts';
import { declareDraft, declareSchema } from './declare-form.schema.ts';

type Act = {
  readonly done: 'declared' | 'approved' | 'cancelled';
  readonly send: (page: PageContext, slug: string, fields: FormValues) => Promise<unknown>;
};

const ACTS: Readonly<Record<string, Act>> = {
  declare: {
    done: 'declared',
    send: ({ api }, slug, fields) =>
      api.send(forwardingCalls.declare, { slug, declaration: toDeclaration(fields) }),
  },
  approve: {
    done: 'approved',
    send: ({ api }, slug, fields) =>
      api.send(forwardingCalls.approve, { slug, expected_total: Number(fields.total) || 0 }),
  },
  cancel: { done: 'cancelled', send: ({ api }, slug) => api.send(forwardingCalls.cancel, { slug }) },
};

const faultsOf = (fields: FormValues) => {
  const found = Object.entries(findErrors(declareSchema, fields));
  return found.length === 0
    ? null
    : Object.fromEntries(found.map(([name, { message }]) => [name, [message]]));
};

/** Each of the page's forms names its act; the page shows the request as it is afterwards. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const slug = params.slug ?? '';
  const fields = await readForm(request);
  if (fields.intent === 'line')
    return data<FormAnswer>({ errors: {}, message: '', values: withOneMore(fields) }, { status: 200 });
  const act = ACTS[fields.intent ?? ''];
  const faults = fields.intent === 'declare' ? faultsOf(fields) : null;
  if (!act || faults) return refuse(fields, faults ?? {}, act ? '' : 'invalid');
  try {
    await act.send(page, slug, fields);
  } catch (problem) {
    await page.queryClient.invalidateQueries({ queryKey: forwardingKeys.all });
    return refuseAt(problem, fields, (path, typed) => declarationField(path.slice(1), typed));
  }
  if (act.done === 'declared') dropDraft(declareDraft(slug));
  page.queryClient.removeQueries({ queryKey: forwardingKeys.all });
  return seeOther(laterPaths.forwardRequest.to({ slug }, { done: act.done }));
};
