import type { OrderList } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { DataTable } from '@shop/ui-theme/data-table';
import { DateText } from '@shop/ui-theme/date-text';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { Thumbs } from '@shop/ui-theme/thumbs';
import type { Ref } from 'react';
import { useMessages } from '../messages.ts';
import { OrderTag } from '../order-tag.tsx';

const MOST_PICTURES = 4;

type Props = {
  orders: OrderList['items'];
  /** Where the page has another payment button, the table only shows that the order is unpaid. */
  asksForPayment?: boolean;
  tableRef?: Ref<HTMLTableElement>;
};

/** Number, pictures, day, state, sum; cards on small screens. */
export const OrderTable = ({ orders, asksForPayment = true, tableRef }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  return (
    <DataTable
      ref={tableRef}
      caption={say('orders.title')}
      columns={[
        { key: 'number', label: say('orders.column.number'), onSmall: 'title' },
        { key: 'items', label: say('orders.column.items'), onSmall: 'picture' },
        { key: 'date', label: say('orders.column.date'), onSmall: 'hidden' },
        { key: 'state', label: say('orders.column.state'), onSmall: 'state' },
        { key: 'total', label: say('orders.column.total'), align: 'end', onSmall: 'sum' },
      ]}
      rows={orders.map((order) => ({
        key: order.slug,
        cells: {
          number: <TextLink href={href(paths.order.to({ slug: order.slug }))}>{order.number}</TextLink>,
          items: (
            <Thumbs
              pictures={order.images.slice(0, MOST_PICTURES).map(({ source, alt }) => ({
                ...pictureSources(source, 'thumb'),
                alt,
              }))}
            />
          ),
          date: (
            <Text as="span" tone="muted">
              <DateText dateTime={order.created_at}>{formats.dateTime(order.created_at)}</DateText>
            </Text>
          ),
          state:
            order.payable_slug === null || !asksForPayment ? (
              <OrderTag state={order.state} />
            ) : (
              <ButtonLink
                size="small"
                look="quiet"
                href={href(paths.payment.to({ slug: order.payable_slug }))}
              >
                {say('orders.pay', { total: formats.money(order.total, order.currency) })}
              </ButtonLink>
            ),
          total: (
            <Text as="span" weight="strong">
              {formats.money(order.total, order.currency)}
            </Text>
          ),
        },
      }))}
    />
  );
};
