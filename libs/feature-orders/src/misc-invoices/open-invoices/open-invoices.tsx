import { miscInvoiceQueries } from '@shop/data-access/misc-invoices';
import { OPEN_MISC_INVOICE_STATES } from '@shop/domain/misc-invoice';
import { usePage } from '@shop/page';
import { Fold } from '@shop/ui-theme/fold';
import { Heading } from '@shop/ui-theme/heading';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { InvoiceTable } from './invoice-table.tsx';

const OPEN: readonly string[] = OPEN_MISC_INVOICE_STATES;

/** Invoices for what is no order: those that wait for the client, and the earlier ones. Nothing without any. */
export const OpenInvoices = () => {
  const say = useMessages();
  const { data } = useQuery(miscInvoiceQueries(usePage().api).list());
  // The loader has made the call.
  if (data === undefined) return <Notice tone="critical">{say('misc_invoices.failed')}</Notice>;
  if (data.length === 0) return null;
  const open = data.filter(({ state }) => OPEN.includes(state));
  const ended = data.filter(({ state }) => !OPEN.includes(state));
  return (
    <Stack gap={16} as="section">
      <Heading level={2} look="section">
        {say('misc_invoices.heading')}
      </Heading>
      {open.length > 0 && <InvoiceTable caption={say('misc_invoices.open')} invoices={open} />}
      {ended.length > 0 && (
        <Fold summary={say('misc_invoices.earlier', { count: ended.length })}>
          <InvoiceTable caption={say('misc_invoices.earlier', { count: ended.length })} invoices={ended} />
        </Fold>
      )}
    </Stack>
  );
};
