import type { OrderList } from '@shop/data-access';
import { useLanguage } from '@shop/i18n';
import { orderQueries } from '@shop/data-access/orders';
import { useLinks, usePage } from '@shop/page';
import { paths } from '@shop/paths';
import { Box } from '@shop/ui-theme/box';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { OrderTimeline } from '../order-page/order-timeline.tsx';
import { OrderTag } from '../order-tag.tsx';
import { ordersUnderWay } from './under-way.ts';

type ListedOrder = OrderList['items'][number];

/** The account's loader has fetched these; without the answer there is no timeline, but still the order. */
const OrderUnderWay = ({ order }: { order: ListedOrder }) => {
  const say = useMessages();
  const { href } = useLinks();
  const { id: languageId } = useLanguage();
  const { data: whole } = useQuery({
    ...orderQueries(usePage().api).one(order.slug, languageId),
    enabled: false,
  });
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
        {whole && <OrderTimeline order={whole} />}
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
