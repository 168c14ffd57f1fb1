import { proCalls } from '@shop/contracts/later-calls';
import { orderQueries, type OrderList } from '@shop/data-access/orders';
import { ORDER_LIST_STATES } from '@shop/domain/order-list';
import { ORDERS_PER_PAGE } from '@shop/domain/order-number';
import { useFormats, useLanguage } from '@shop/i18n';
import { useBrand, useLinks, usePage } from '@shop/page';
import { paths } from '@shop/paths';
import { DataTable } from '@shop/ui-theme/data-table';
import { DateText } from '@shop/ui-theme/date-text';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Pagination } from '@shop/ui-theme/pagination';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { PartFailed, PartFrame } from './part-frame.tsx';
import { ordersAsked, siteAddress, type SiteView } from './site-address.ts';
import { StateFilter } from './state-filter.tsx';

const OrderTable = ({ orders }: { orders: OrderList['items'] }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  return (
    <DataTable
      caption={say('pro.site.orders')}
      columns={[
        { key: 'number', label: say('pro.column.number'), onSmall: 'title' },
        { key: 'date', label: say('pro.column.date') },
        { key: 'state', label: say('pro.column.state'), onSmall: 'state' },
        { key: 'total', label: say('pro.column.total'), align: 'end', onSmall: 'sum' },
      ]}
      rows={orders.map((order) => ({
        key: order.slug,
        cells: {
          number: <TextLink href={href(paths.order.to({ slug: order.slug }))}>{order.number}</TextLink>,
          date: <DateText dateTime={order.created_at}>{formats.dateTime(order.created_at)}</DateText>,
          state: say(`pro.order.${order.state}`),
          total: formats.money(order.total, order.currency),
        },
      }))}
    />
  );
};

const Pages = ({ view, total }: { view: SiteView; total: number }) => {
  const say = useMessages();
  const { href } = useLinks();
  const last = Math.ceil(total / ORDERS_PER_PAGE);
  if (last < 2) return null;
  const at = (page: number) => href(siteAddress('orders', { state: view.order ?? undefined, page }));
  return (
    <Pagination
      label={say('pro.pages')}
      {...(view.page > 1 && { previous: { href: at(view.page - 1), label: say('pro.newer') } })}
      {...(view.page < last && { next: { href: at(view.page + 1), label: say('pro.older') } })}
      pages={[{ label: String(view.page), isCurrent: true }]}
    />
  );
};

/** The orders, by their state. */
export const OrdersPart = ({ view }: { view: SiteView }) => {
  const say = useMessages();
  const { id: languageId } = useLanguage();
  const { sendsOrderTypeFilter } = useBrand();
  const { data } = useQuery(
    orderQueries(usePage().api).list(ordersAsked(view, languageId, sendsOrderTypeFilter)),
  );
  return (
    <PartFrame
      heading={say('pro.own_orders')}
      filter={
        <StateFilter
          part="orders"
          value={view.order}
          options={ORDER_LIST_STATES.map((value) => ({ value, label: say(`pro.order.${value}`) }))}
        />
      }
      download={proCalls.ordersTable.url}
    >
      {data === undefined ? (
        <PartFailed again={siteAddress('orders', { state: view.order ?? undefined })} />
      ) : data.items.length === 0 ? (
        <EmptyState heading={say('pro.empty.orders')} level={3} picture="parcel" />
      ) : (
        <>
          <OrderTable orders={data.items} />
          <Pages view={view} total={data.total} />
        </>
      )}
    </PartFrame>
  );
};
