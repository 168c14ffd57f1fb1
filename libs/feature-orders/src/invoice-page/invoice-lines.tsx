import type { Invoice } from '@shop/data-access/invoices';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

/** Goods and services, each net with its VAT rate. */
export const InvoiceLines = ({ invoice }: { invoice: Invoice }) => {
  const say = useMessages();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, invoice.currency);
  const goods = invoice.goods.map(({ name, sku, quantity, price, promotion, net, rate }, at) => ({
    key: `goods-${at}`,
    cells: {
      about: (
        <Stack gap={4}>
          <span>{name}</span>
          {(sku !== null || promotion > 0) && (
            <Text as="span" size="caption" tone="muted">
              {[sku, promotion > 0 && say('orders.invoice.promotion', { amount: money(promotion) })]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          )}
        </Stack>
      ),
      quantity: formats.number(quantity),
      price: money(price),
      rate: formats.percent(rate),
      net: money(net),
    },
  }));
  const items = invoice.items.map(({ code, net, rate }) => ({
    key: `${code}-${rate}`,
    cells: {
      about: say(`orders.invoice.item.${code}`),
      quantity: '–',
      price: '–',
      rate: formats.percent(rate),
      net: money(net),
    },
  }));
  return (
    <DataTable
      caption={say('orders.invoice.lines')}
      columns={[
        { key: 'about', label: say('orders.invoice.column.about'), onSmall: 'title' },
        { key: 'quantity', label: say('orders.invoice.column.quantity'), align: 'end' },
        { key: 'price', label: say('orders.invoice.column.price'), align: 'end' },
        { key: 'rate', label: say('orders.invoice.column.rate'), align: 'end' },
        { key: 'net', label: say('orders.invoice.column.net'), align: 'end' },
      ]}
      rows={[...goods, ...items]}
    />
  );
};
