import type { MiscInvoice } from '@shop/data-access/misc-invoices';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

/** The VAT invoice that followed the payment, and credit notes; nothing until they are written. */
export const InvoiceDocuments = ({ invoice: { documents } }: { invoice: MiscInvoice }) => {
  const say = useMessages();
  const { href } = useLinks();
  if (documents.length === 0) return null;
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say('misc_invoices.documents')}
      </Heading>
      {documents.map(({ id, kind, number }) => (
        <div key={id}>
          <TextLink href={href(laterPaths.invoice.to({ id: String(id) }))}>
            {say(`misc_invoices.document.${kind}`, { number })}
          </TextLink>
        </div>
      ))}
    </Stack>
  );
};
