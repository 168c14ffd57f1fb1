import type { ProInvoice } from '@shop/data-access/pro';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { OrderSummary } from '@shop/ui-theme/order-summary';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

type Props = { invoice: ProInvoice };

/** An order on account: its VAT is on its own invoice. */
const ClaimSums = ({ invoice, claim }: Props & { claim: NonNullable<ProInvoice['claim']> }) => {
  const say = useMessages();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, invoice.currency);
  return (
    <>
      <OrderSummary
        heading={say('pro.pay.sums')}
        rows={[
          {
            key: 'order',
            label: say('pro.pay.claim', { number: claim.order_number }),
            value: money(invoice.total),
          },
          ...(claim.credited > 0
            ? [{ key: 'credited', label: say('pro.pay.credited'), value: money(-claim.credited) }]
            : []),
        ]}
        total={{ label: say('pro.column.open'), amount: money(invoice.open) }}
      />
      <Text tone="muted">{say('pro.pay.claim_hint')}</Text>
    </>
  );
};

/** What is charged: each line without VAT and the sums, or the order that was bought on account. */
export const InvoiceLines = ({ invoice }: Props) =>
  invoice.claim ? <ClaimSums invoice={invoice} claim={invoice.claim} /> : <Lines invoice={invoice} />;

const Lines = ({ invoice }: Props) => {
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
