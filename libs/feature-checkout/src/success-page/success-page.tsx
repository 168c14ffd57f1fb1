import { useFormats, useLanguage } from '@shop/i18n';
import { PageHead, useLinks, useQueriesOf } from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import {
  ButtonLink,
  Heading,
  Inline,
  MiniLine,
  Notice,
  OrderSummary,
  PageWidth,
  Stack,
  Text,
} from '@shop/ui-theme';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';

/** Thank you, what happens next, and where to look it up again. Reloading it buys nothing. */
export const SuccessPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { slug } = useParams();
  const { id: languageId } = useLanguage();
  const { data: order } = useSuspenseQuery(useQueriesOf('orders').placed(slug ?? null, languageId));
  if (!order) return null;
  const isPaid = order.state !== 'accepted';
  const money = (amount: number) => formats.money(amount, order.currency);
  return (
    <PageWidth isPadded>
      <PageHead title={say('checkout.success.title')} isIndexed={false} />
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1} look="display">
            {say(isPaid ? 'checkout.success.thanks' : 'checkout.success.received')}
          </Heading>
          <Text size="large" tone="muted" isMeasured>
            {say(isPaid ? 'checkout.success.next' : 'checkout.success.waiting', {
              number: order.number,
              email: order.email,
            })}
          </Text>
        </Stack>
        {!isPaid && (
          <Notice tone="info" icon="clock">
            {say('checkout.success.pending')}
          </Notice>
        )}
        <Stack gap={4} as="section">
          {order.lines.map((line) => (
            <MiniLine
              key={`${line.product_id}-${line.attributes.join()}`}
              picture={{ ...pictureSources(line.image.source, 'thumb'), alt: '' }}
              name={line.name}
              details={[...line.attributes, `× ${line.quantity}`].join(', ')}
              price={money(line.line_total)}
            />
          ))}
        </Stack>
        <OrderSummary
          heading={order.number}
          rows={[
            { key: 'goods', label: say('checkout.summary.goods'), value: money(order.totals.subtotal) },
            {
              key: 'shipping',
              label: say(`checkout.summary.shipping.${order.shipping_method}`),
              value: money(order.totals.shipping - order.totals.shipping_discount),
            },
            { key: 'delivery', label: say('checkout.summary.delivery'), value: money(order.totals.delivery) },
          ]}
          total={{ label: say('checkout.success.total'), amount: money(order.totals.total) }}
        />
        <Inline>
          <ButtonLink look="primary" href={href(paths.marketplace.to())}>
            {say('checkout.success.more')}
          </ButtonLink>
          <ButtonLink look="quiet" href={href(paths.myOrders.to())}>
            {say('checkout.success.orders')}
          </ButtonLink>
        </Inline>
      </Stack>
    </PageWidth>
  );
};
