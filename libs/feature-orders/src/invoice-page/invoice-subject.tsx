import type { Invoice } from '@shop/data-access/invoices';
import { useLinks } from '@shop/page';
import { orderFor } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

/** The order or the misc invoice that was paid, with the link to its page. */
export const InvoiceSubject = ({ invoice }: { invoice: Invoice }) => {
  const say = useMessages();
  const { href } = useLinks();
  const { order_number: number, order_slug: order, misc_invoice_slug: slug } = invoice;
  if (order !== null) {
    return (
      <Text tone="muted">
        {say.rich('orders.invoice.order', {
          number,
          order: (words) => <TextLink href={href(orderFor(order, invoice.is_guest))}>{words}</TextLink>,
        })}
      </Text>
    );
  }
  if (slug === null) return null;
  return (
    <Text tone="muted">
      {say.rich('orders.invoice.misc_invoice', {
        number,
        invoice: (words) => <TextLink href={href(laterPaths.miscInvoice.to({ slug }))}>{words}</TextLink>,
      })}
    </Text>
  );
};
