import type { MaskedOrder, Order } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { Columns } from '@shop/ui-theme/columns';
import { Inline } from '@shop/ui-theme/inline';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import type { ReactNode } from 'react';
import { OrderTag } from '../order-tag.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { useMessages } from '../messages.ts';

type Props = {
  /** Needs no personal data, so that a masked order can be shown too. */
  order: Omit<MaskedOrder, 'email'> & Pick<Order, 'ordered_by'>;
  /** Beside the number, instead of the state. */
  action?: ReactNode;
  /** Below the lines. */
  children: ReactNode;
};

/** The state, the lines and the price of an order. */
export const OrderView = ({ order, action, children }: Props) => {
  const formats = useFormats();
  const say = useMessages();
  const { ordered_by: by } = order;
  return (
    <Box gap={24} marginBlockStart={8}>
      <Inline justify="between">
        <PageTitle heading={order.number} hint={formats.dateTime(order.created_at)} />
        {action ?? <OrderTag state={order.state} />}
      </Inline>
      {by !== undefined && (
        <Text>{by === null ? say('orders.by_gone') : say('orders.by', { name: by })}</Text>
      )}
      <Box ground="box">
        <OrderTimeline order={order} />
      </Box>
      <Columns layout="checkout">
        <Stack gap={32}>
          <OrderLines order={order} />
          {children}
        </Stack>
        <OrderSums order={order} />
      </Columns>
    </Box>
  );
};
