import type { MiscInvoice } from '@shop/data-access/misc-invoices';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { useMessages } from '../messages.ts';

/** What is charged, each line without VAT. */
export const MiscInvoiceLines = ({ invoice }: { invoice: MiscInvoice }) => {
  const say = useMessages();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, invoice.currency);
  return (
    <DataTable
      caption={say('misc_invoices.lines')}
      columns={[
        { key: 'about', label: say('misc_invoices.column.about'), onSmall: 'title' },
        { key: 'quantity', label: say('misc_invoices.column.quantity'), align: 'end' },
        { key: 'price', label: say('misc_invoices.column.price'), align: 'end' },
        { key: 'rate', label: say('misc_invoices.column.rate'), align: 'end' },
        { key: 'net', label: say('misc_invoices.column.net'), align: 'end' },
      ]}
      rows={invoice.lines.map(({ description, quantity, price, rate, net }, at) => ({
        key: String(at),
        cells: {
          about: description,
          quantity: formats.number(quantity),
          price: money(price),
          rate: formats.percent(rate),
          net: money(net),
        },
      }))}
    />
  );
};
