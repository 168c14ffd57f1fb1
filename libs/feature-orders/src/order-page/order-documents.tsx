import type { Order } from '@shop/data-access';
import { invoiceQueries } from '@shop/data-access/invoices';
import { useFormats } from '@shop/i18n';
import { useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';

/** Invoice and credit notes of an order; nothing until the first is written. */
export const OrderDocuments = ({ order }: { order: Pick<Order, 'slug'> }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { data: documents = [] } = useQuery(invoiceQueries(usePage().api).ofOrder(order.slug));
  if (documents.length === 0) return null;
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say('orders.documents')}
      </Heading>
      {documents.map(({ id, kind, number, total, currency }) => (
        <Inline key={id} gap={8} align="baseline">
          <TextLink href={href(laterPaths.invoice.to({ id: String(id) }))}>
            {say(`orders.invoice.${kind}`, { number })}
          </TextLink>
          <Text as="span" size="small" tone="muted">
            {formats.money(total, currency)}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
};
