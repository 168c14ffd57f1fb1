import { forwardingCalls } from '@shop/contracts/later-calls';
import { forwardingKeys } from '@shop/data-access/forwarding';
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
import { ANNOUNCE_DRAFT, announceSchema, toAnnouncement } from './announce-form.schema.ts';

const announce = async ({ api }: PageContext, fields: FormValues) => {
  const found = Object.entries(findErrors(announceSchema, fields));
  if (found.length > 0)
    return refuse(fields, Object.fromEntries(found.map(([name, { message }]) => [name, [message]])));
  try {
    await api.send(forwardingCalls.announce, toAnnouncement(fields));
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(ANNOUNCE_DRAFT);
  return seeOther(laterPaths.parcels.to({}, { done: 'announced' }));
};

const withdraw = async ({ api }: PageContext, fields: FormValues) => {
  try {
    await api.send(forwardingCalls.withdraw, { id: Number(fields.id) || 0 });
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  return seeOther(laterPaths.parcels.to({}, { done: 'withdrawn' }));
};

/** Announces a parcel, or takes an announcement back. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const fields = await readForm(request);
  const answer = await (fields.intent === 'withdraw' ? withdraw : announce)(page, fields);
  // A refused form stays on the page, which shows what has changed meanwhile; after a redirect the loader asks anyway.
  await page.queryClient.invalidateQueries({
    queryKey: forwardingKeys.all,
    refetchType: answer instanceof Response ? 'none' : 'active',
  });
  return answer;
};
