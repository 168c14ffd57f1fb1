import { quoteCalls } from '@shop/contracts/later-calls';
import { quoteKeys } from '@shop/data-access/quotes';
import { pageContext, readForm, refuseBy, seeOther, type FormValues, type PageContext } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';

const recalculate = ({ api }: PageContext, slug: string, fields: FormValues) =>
  api.send(quoteCalls.recalculate, {
    slug,
    country_id: Number(fields.country_id),
    shipping_method: fields.shipping_method === 'sea' ? 'sea' : 'air',
  });

const ACTS: Readonly<
  Record<string, (page: PageContext, slug: string, fields: FormValues) => Promise<unknown>>
> = {
  recalculate,
  again: ({ api }, slug) => api.send(quoteCalls.requestAgain, { slug }),
  decline: ({ api }, slug) => api.send(quoteCalls.decline, { slug }),
  cancel: ({ api }, slug) => api.send(quoteCalls.cancel, { slug }),
};

/** Each of the page's forms names its act; the page shows the quote as it is afterwards. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const slug = params.slug ?? '';
  const fields = await readForm(request);
  const intent = fields.intent ?? '';
  try {
    await (ACTS[intent] ?? recalculate)(page, slug, fields);
  } catch (problem) {
    page.queryClient.removeQueries({ queryKey: quoteKeys.all });
    return refuseBy(problem, fields);
  }
  page.queryClient.removeQueries({ queryKey: quoteKeys.all });
  // The modal closes itself, and the page under it shows the new offer.
  return fields.stay ? { isDone: true } : seeOther(laterPaths.quote.to({ slug }, { done: intent }));
};
