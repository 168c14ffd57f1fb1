import { miscInvoiceQueries, type MiscInvoice } from '@shop/data-access/misc-invoices';
import { usePage } from '@shop/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

/** The invoice that the address names. */
export const useOutcomeInvoice = (): MiscInvoice => {
  const [search] = useSearchParams();
  return useSuspenseQuery(miscInvoiceQueries(usePage().api).one(search.get('invoice') ?? '')).data;
};
