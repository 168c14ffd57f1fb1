import type { Checkout } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';

type Change = Checkout['changes'][number];

/** The changes of the cart since the visitor's last view, line by line, before payment. */
export const ChangeList = ({ checkout }: { checkout: Checkout }) => {
  const say = useMessages();
  const formats = useFormats();
  const told = ({ kind, name, before, after }: Change): string => {
    switch (kind) {
      case 'price_changed':
        return say('checkout.change.price', {
          name,
          before: formats.money(before, checkout.currency),
          after: formats.money(after, checkout.currency),
        });
      case 'quantity_reduced':
        return say('checkout.change.quantity', { name, before, after });
      case 'share_reached':
        return say('checkout.change.share', { name, before, after });
      case 'sold_out':
        return say('checkout.change.sold_out', { name });
      case 'withdrawn':
        return say('checkout.change.withdrawn', { name });
    }
  };
  if (checkout.changes.length === 0) return null;
  return (
    <Stack gap={8}>
      {checkout.changes.map((change) => (
        <Notice key={`${change.variant_id}-${change.kind}`} tone="warning">
          {told(change)}
        </Notice>
      ))}
    </Stack>
  );
};
