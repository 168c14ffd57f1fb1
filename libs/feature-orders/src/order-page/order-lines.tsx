import type { Order } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { pictureOfLine } from '@shop/paths/later';
import { Heading } from '@shop/ui-theme/heading';
import { MiniLine } from '@shop/ui-theme/mini-line';
import { Stack } from '@shop/ui-theme/stack';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

/** The ordered items, with their names and prices at that time. */
export const OrderLines = ({ order }: { order: Pick<Order, 'lines' | 'currency'> }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say('orders.lines')}
      </Heading>
      <Stack gap={4}>
        {order.lines.map((line) => (
          <MiniLine
            key={`${line.product_id} ${line.attributes.join()}`}
            picture={pictureOfLine(line.image.source)}
            name={<TextLink href={href(paths.product.to({ '*': line.slug }))}>{line.name}</TextLink>}
            details={[...line.attributes, ...(line.quantity > 1 ? [`× ${line.quantity}`] : [])].join(', ')}
            price={formats.money(line.line_total, order.currency)}
          />
        ))}
      </Stack>
    </Stack>
  );
};
