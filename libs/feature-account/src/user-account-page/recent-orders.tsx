import type { OrderList } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { DataTable, Text, TextLink } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';

const SHOWN = 4;

export const RecentOrders = ({ orders }: { orders: OrderList['items'] }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  if (orders.length === 0) return <Text tone="muted">{say('account.overview.no_orders')}</Text>;
  return (
    <DataTable
      caption={say('account.overview.recent')}
      columns={[
        { key: 'number', label: say('account.order.number'), onSmall: 'title' },
        { key: 'date', label: say('account.order.date'), onSmall: 'hidden' },
        { key: 'total', label: say('account.order.total'), align: 'end' },
      ]}
      rows={orders.slice(0, SHOWN).map((order) => ({
        key: order.slug,
        cells: {
          number: <TextLink href={href(paths.order.to({ slug: order.slug }))}>{order.number}</TextLink>,
          date: formats.dateTime(order.created_at),
          total: formats.money(order.total, order.currency),
        },
      }))}
    />
  );
};
