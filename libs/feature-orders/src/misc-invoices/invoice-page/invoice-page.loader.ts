import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchOwnInvoice } from '../fetch-own-invoice.ts';

export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<null> => {
  await fetchOwnInvoice(pageContext(context), params.slug ?? '');
  return null;
};
