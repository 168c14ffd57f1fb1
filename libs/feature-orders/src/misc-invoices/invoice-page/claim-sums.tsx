import type { MiscInvoice } from '@shop/data-access/misc-invoices';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { OrderSummary } from '@shop/ui-theme/order-summary';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

type Props = { invoice: MiscInvoice; claim: NonNullable<MiscInvoice['claim']> };

/** What an order on account leaves to be paid. VAT is on the order's own invoice. */
export const ClaimSums = ({ invoice, claim }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const money = (amount: number) => formats.money(amount, invoice.currency);
  return (
    <OrderSummary
      heading={say('misc_invoices.sums')}
      rows={[
        {
          key: 'order',
          label: say('misc_invoices.claim.bought', { number: claim.order_number }),
          value: money(invoice.total),
        },
        ...(claim.credited > 0
          ? [
              {
                key: 'credited',
                label: say('misc_invoices.claim.credited'),
                value: money(-claim.credited),
                tone: 'success' as const,
              },
            ]
          : []),
      ]}
      total={{ label: say('misc_invoices.claim.open'), amount: money(invoice.open) }}
      action={
        <TextLink href={href(paths.order.to({ slug: claim.order_slug }))}>
          {say('misc_invoices.claim.order')}
        </TextLink>
      }
    />
  );
};
