import type { Invoice } from '@shop/data-access/invoices';
import { useFormats } from '@shop/i18n';
import { OrderSummary } from '@shop/ui-theme/order-summary';
import { useMessages } from '../messages.ts';

/** Net, VAT by rate, rounding and total, and the part paid from the balance. */
export const InvoiceSums = ({ invoice }: { invoice: Invoice }) => {
  const say = useMessages();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, invoice.currency);
  const row = (key: string, label: string, amount: number) =>
    amount === 0 ? [] : [{ key, label, value: money(amount) }];
  const { accounted } = invoice;
  const accountedRow = accounted
    ? [
        {
          key: 'accounted',
          label: say('orders.invoice.accounted', { currency: accounted.currency }),
          value: formats.money(accounted.vat, accounted.currency),
        },
      ]
    : [];
  return (
    <OrderSummary
      heading={say('orders.invoice.sums')}
      rows={[
        { key: 'net', label: say('orders.invoice.net'), value: money(invoice.net) },
        ...invoice.taxed.map(({ rate, base, vat }) => ({
          key: `vat-${rate}`,
          label: say('orders.invoice.vat', { rate: formats.percent(rate), base: money(base) }),
          value: money(vat),
        })),
        ...accountedRow,
        ...row('rounding', say('orders.invoice.rounding'), invoice.rounding),
        ...row('balance', say('orders.invoice.from_balance'), invoice.from_balance),
      ]}
      total={{ label: say(`orders.invoice.total.${invoice.kind}`), amount: money(invoice.total) }}
    />
  );
};
