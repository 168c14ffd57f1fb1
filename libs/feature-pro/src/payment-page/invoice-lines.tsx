import type { ProInvoice } from '@shop/data-access/pro';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { OrderSummary } from '@shop/ui-theme/order-summary';
import { useMessages } from '../messages.ts';

/** What is charged, each line without VAT, and the sums. */
export const InvoiceLines = ({ invoice }: { invoice: ProInvoice }) => {
  const say = useMessages();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, invoice.currency);
  return (
    <>
      <DataTable
        caption={say('pro.pay.lines')}
        columns={[
          { key: 'about', label: say('pro.column.title'), onSmall: 'title' },
          { key: 'quantity', label: say('pro.pay.quantity'), align: 'end' },
          { key: 'price', label: say('pro.pay.price'), align: 'end' },
          { key: 'net', label: say('pro.pay.net'), align: 'end' },
        ]}
        rows={invoice.lines.map(({ description, quantity, price, net }, at) => ({
          key: String(at),
          cells: {
            about: description,
            quantity: formats.number(quantity),
            price: money(price),
            net: money(net),
          },
        }))}
      />
      <OrderSummary
        heading={say('pro.pay.sums')}
        rows={[
          { key: 'net', label: say('pro.pay.net'), value: money(invoice.net) },
          ...invoice.taxed.map(({ rate, vat }) => ({
            key: `vat-${rate}`,
            label: say('pro.pay.vat', { rate: formats.percent(rate) }),
            value: money(vat),
          })),
        ]}
        total={{ label: say('pro.column.total'), amount: money(invoice.total) }}
      />
    </>
  );
};
