import type { Order } from '@shop/data-access';
import { CARRIER_NAMES } from '@shop/domain/parcel-state';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

/** The parcels of the goods, each with its tracking number. */
export const OrderParcels = ({ order }: { order: Pick<Order, 'parcels'> }) => {
  const say = useMessages();
  const { href } = useLinks();
  if (order.parcels.length === 0) return null;
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say('orders.parcels')}
      </Heading>
      {order.parcels.map(({ carrier, number, state }) => (
        <Inline key={number} gap={8} align="baseline">
          <TextLink href={href(laterPaths.trackedParcel.to({ id: number }))}>{number}</TextLink>
          <Text as="span" size="small" tone="muted">
            {`${CARRIER_NAMES[carrier]} · ${say(`orders.parcel.${state}`)}`}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
};
