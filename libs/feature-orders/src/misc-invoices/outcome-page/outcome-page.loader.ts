import type { MiscInvoice } from '@shop/data-access/misc-invoices';
import { notFound, pageContext, seeOther } from '@shop/page';
import { isSecretSlug, paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchOwnInvoice } from '../fetch-own-invoice.ts';

type State = MiscInvoice['state'];

/** An address without an invoice leads to all of them, and one whose act did not happen to the invoice itself. */
const outcomeOf =
  (states: readonly State[]) =>
  async ({ context, request }: LoaderFunctionArgs): Promise<null> => {
    const slug = new URL(request.url).searchParams.get('invoice');
    if (slug === null) throw seeOther(paths.myOrders.to());
    if (!isSecretSlug(slug)) throw notFound();
    const { state } = await fetchOwnInvoice(pageContext(context), slug);
    if (!states.includes(state)) throw seeOther(laterPaths.miscInvoice.to({ slug }));
    return null;
  };

export const loaderOfAccepted = outcomeOf(['accepted', 'paid']);
export const loaderOfDeclined = outcomeOf(['declined']);
