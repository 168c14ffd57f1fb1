import { useFormats, useLanguage } from '@shop/i18n';
import { PageHead, useLinks, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import { Box, Breadcrumbs, ButtonLink, Columns, Inline, PageTitle, PageWidth, Stack } from '@shop/ui-theme';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { OrderTag } from '../order-tag.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** One order: how far it is, what is in it, where it goes, what it cost. */
export const OrderPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { slug = '' } = useParams();
  const { id: languageId } = useLanguage();
  const { data: order } = useSuspenseQuery(useQueriesOf('orders').one(slug, languageId));
  if (!order) return null;
  return (
    <PageWidth>
      <PageHead title={order.number} isIndexed={false} />
      <Breadcrumbs
        label={say('orders.crumbs')}
        items={[{ label: say('orders.title'), href: href(paths.myOrders.to()) }, { label: order.number }]}
      />
      <Box gap={24} marginBlockStart={8}>
        <Inline justify="between">
          <PageTitle heading={order.number} hint={formats.dateTime(order.created_at)} />
          {order.payable_slug === null ? (
            <OrderTag state={order.state} />
          ) : (
            <ButtonLink look="primary" href={href(paths.payment.to({ slug: order.payable_slug }))}>
              {say('orders.pay', { total: formats.money(order.total, order.currency) })}
            </ButtonLink>
          )}
        </Inline>
        <Box ground="box">
          <OrderTimeline order={order} />
        </Box>
        <Columns layout="checkout">
          <Stack gap={32}>
            <OrderLines order={order} />
            <OrderDelivery order={order} />
          </Stack>
          <OrderSums order={order} />
        </Columns>
      </Box>
    </PageWidth>
  );
};
