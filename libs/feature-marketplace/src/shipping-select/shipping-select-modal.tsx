import { useFormats } from '@shop/i18n';
import type { ModalProps } from '@shop/page';
import { DeliveredPrice } from '@shop/ui-theme/delivered-price';
import { Modal } from '@shop/ui-theme/dialog';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useWayMessages } from './shipping-select.messages.ts';

const METHODS = ['air', 'sea'] as const;

/** The saving of the slower method, and its additional days, counted from first day to first day. */
const differenceOf = ({ air, sea }: ModalProps<'shipping-select'>['ways']) => ({
  saved: air.total - sea.total,
  days: sea.days_from - air.days_from,
});

/** By air or by sea: both prices and days side by side, and the difference. Returns the choice. */
export const ShippingSelectModal = ({
  ways,
  chosen,
  currency,
  answeredAt,
  onClose,
}: ModalProps<'shipping-select'>) => {
  const say = useWayMessages();
  const formats = useFormats();
  const { saved, days } = differenceOf(ways);
  const amount = formats.money(Math.abs(saved), currency);
  const compared = saved > 0 ? 'saves' : saved < 0 ? 'airSaves' : 'same';
  return (
    <Modal
      heading={say('marketplace.way.heading')}
      closeLabel={say('marketplace.way.close')}
      isOpen
      onClose={() => onClose()}
    >
      <Stack gap={16}>
        <DeliveredPrice
          isSubmit
          heading={say('marketplace.way.door')}
          name="shipping_method"
          value={chosen}
          onChange={(method) => onClose(method === 'sea' ? 'sea' : 'air')}
          ways={METHODS.map((method) => ({
            value: method,
            icon: method === 'air' ? 'plane' : 'ship',
            label: say(`marketplace.way.${method}`),
            price: formats.money(ways[method].total, currency),
            when: formats.daysAfter(answeredAt, ways[method].days_from, ways[method].days_to),
          }))}
        />
        <Text>{say(`marketplace.way.${compared}`, { amount, days })}</Text>
        <Text size="small" tone="muted">
          {say('marketplace.way.whole')}
        </Text>
      </Stack>
    </Modal>
  );
};
