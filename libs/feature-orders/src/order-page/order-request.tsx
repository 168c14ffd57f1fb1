import type { Order } from '@shop/data-access';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

/** The request that the order was made from; it has the order's own slug. Nothing for an order from the cart. */
export const OrderRequest = ({ order: { kind, slug } }: { order: Pick<Order, 'kind' | 'slug'> }) => {
  const say = useMessages();
  const { href, isOffered } = useLinks();
  if (kind === 'marketplace') return null;
  const page = (kind === 'quote' ? laterPaths.quote : laterPaths.forwardRequest).to({ slug });
  if (!isOffered(page)) return null;
  return (
    <Text>
      <TextLink href={href(page)}>{say(`orders.request.${kind}`)}</TextLink>
    </Text>
  );
};
