import type { Order } from '@shop/data-access';
import { Tag, type TagTone } from '@shop/ui-theme/tag';
import { useMessages } from './messages.ts';

const TONES: Record<Order['state'], TagTone> = {
  accepted: 'warning',
  paid: 'info',
  purchasing: 'info',
  at_warehouse: 'info',
  shipped: 'info',
  customs: 'info',
  out_for_delivery: 'info',
  delivered: 'success',
  cancelled: 'soft',
  refunded: 'soft',
  partly_refunded: 'soft',
  disputed: 'warning',
};

/** The state of an order in one word. */
export const OrderTag = ({ state }: { state: Order['state'] }) => {
  const say = useMessages();
  return <Tag tone={TONES[state]}>{say(`orders.state.${state}`)}</Tag>;
};
