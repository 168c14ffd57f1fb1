import type { MiscInvoice } from '@shop/data-access/misc-invoices';
import { useFormats } from '@shop/i18n';
import { OrderSummary } from '@shop/ui-theme/order-summary';
import { useMessages } from '../messages.ts';

/** Net, VAT by rate, and the total. */
export const MiscInvoiceSums = ({ invoice }: { invoice: MiscInvoice }) => {
  const say = useMessages();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, invoice.currency);
  return (
    <OrderSummary
      heading={say('misc_invoices.sums')}
      rows={[
        { key: 'net', label: say('misc_invoices.net'), value: money(invoice.net) },
        ...invoice.taxed.map(({ rate, base, vat }) => ({
          key: `vat-${rate}`,
          label: say('misc_invoices.vat', { rate: formats.percent(rate), base: money(base) }),
          value: money(vat),
        })),
      ]}
      total={{ label: say('misc_invoices.total'), amount: money(invoice.total) }}
    />
  );
};
