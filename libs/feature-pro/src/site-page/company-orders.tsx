import { proCalls } from '@shop/contracts/later-calls';
import { proQueries, type CompanyOrder } from '@shop/data-access/pro';
import { useFormats } from '@shop/i18n';
import { useLinks, usePage } from '@shop/page';
import { paths } from '@shop/paths';
import { DataTable } from '@shop/ui-theme/data-table';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { PartFailed, PartFrame } from './part-frame.tsx';
import { siteAddress } from './site-address.ts';

const Orders = ({ orders }: { orders: readonly CompanyOrder[] }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  return (
    <DataTable
      caption={say('pro.company_orders')}
      columns={[
        { key: 'number', label: say('pro.column.number'), onSmall: 'title' },
        { key: 'person', label: say('pro.column.person') },
        { key: 'date', label: say('pro.column.date'), isOneLine: true },
        { key: 'state', label: say('pro.column.state'), onSmall: 'state' },
        { key: 'total', label: say('pro.column.total'), align: 'end', onSmall: 'sum' },
      ]}
      rows={orders.map(({ number, ordered_by: by, placed_on: day, state, total, currency, slug }) => ({
        key: number,
        cells: {
          number:
            slug === null ? number : <TextLink href={href(paths.order.to({ slug }))}>{number}</TextLink>,
          person: by ?? say('pro.person_gone'),
          date: formats.date(`${day}T12:00:00Z`),
          state: say(`pro.order.${state}`),
          total: formats.money(total, currency),
        },
      }))}
    />
  );
};

/** What the people of the company have ordered, with their names. One who is alone sees it where others have ordered before. */
export const CompanyOrders = ({ isAlone }: { isAlone: boolean }) => {
  const say = useMessages();
  const { data } = useQuery(proQueries(usePage().api).companyOrders());
  if (isAlone && data?.every(({ is_mine: isMine }) => isMine)) return null;
  return (
    <PartFrame heading={say('pro.company_orders')} download={proCalls.ordersTable.url}>
      {data === undefined ? (
        <PartFailed again={siteAddress('orders')} />
      ) : data.length === 0 ? (
        <Text tone="muted">{say('pro.company_orders_empty')}</Text>
      ) : (
        <Orders orders={data} />
      )}
    </PartFrame>
  );
};
