import type { Order } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import { MiniLine, Section, Stack, TextLink } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';

/** What was ordered, as it was called and priced then. */
export const OrderLines = ({ order }: { order: Order }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  return (
    <Section heading={say('orders.lines')}>
      <Stack gap={8}>
        {order.lines.map((line) => (
          <MiniLine
            key={`${line.product_id} ${line.attributes.join()}`}
            picture={{ ...pictureSources(line.image.source, 'thumb'), alt: '' }}
            name={<TextLink href={href(paths.product.to({ '*': line.slug }))}>{line.name}</TextLink>}
            details={[...line.attributes, `× ${line.quantity}`].join(', ')}
            price={formats.money(line.line_total, order.currency)}
          />
        ))}
      </Stack>
    </Section>
  );
};
