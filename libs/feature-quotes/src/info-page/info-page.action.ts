import { quoteCalls } from '@shop/contracts/later-calls';
import { quoteKeys } from '@shop/data-access/quotes';
import { dropDraft } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy, seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { infoDraft } from './info-draft.ts';

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { api, queryClient } = pageContext(context);
  const slug = params.slug ?? '';
  const fields = await readForm(request);
  const text = fields.text?.trim() ?? '';
  if (text === '') return refuse(fields, { text: ['required'] });
  try {
    await api.send(quoteCalls.answer, { slug, text });
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  dropDraft(infoDraft(slug));
  queryClient.removeQueries({ queryKey: quoteKeys.all });
  return seeOther(laterPaths.quote.to({ slug }, { done: 'answered' }));
};
