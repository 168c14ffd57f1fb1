import type { OrderList } from '@shop/data-access';
import { ordersUnderWay } from '@shop/domain/order-road';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Box } from '@shop/ui-theme/box';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { OrderTimeline } from '../order-page/order-timeline.tsx';
import { OrderTag } from '../order-tag.tsx';

type ListedOrder = OrderList['items'][number];

const OrderUnderWay = ({ order }: { order: ListedOrder }) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Box ground="box">
      <Stack gap={16}>
        <Inline justify="between">
          <Inline gap={8} align="baseline">
            <TextLink href={href(paths.order.to({ slug: order.slug }))}>{order.number}</TextLink>
            <Text as="span" size="small" tone="muted">
              {say('orders.items', { count: order.items_count })}
            </Text>
          </Inline>
          <OrderTag state={order.state} />
        </Inline>
        {order.road && <OrderTimeline order={{ ...order, ...order.road }} />}
      </Stack>
    </Box>
  );
};

/** The newest orders that are paid and have not arrived. */
export const OrdersUnderWay = ({ orders }: { orders: OrderList['items'] }) => {
  const say = useMessages();
  const underWay = ordersUnderWay(orders);
  if (underWay.length === 0) return null;
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say('orders.overview.under_way')}
      </Heading>
      <Stack gap={16}>
        {underWay.map((order) => (
          <OrderUnderWay key={order.slug} order={order} />
        ))}
      </Stack>
    </Stack>
  );
};
