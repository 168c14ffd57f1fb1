import { useFormats, useLanguage } from '@shop/i18n';
import { orderQueries } from '@shop/data-access/orders';
import { PageBody, PageHead, useLinks, usePage } from '@shop/page';
import { paths } from '@shop/paths';
import { Breadcrumbs } from '@shop/ui-theme/breadcrumbs';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { DoneNotice } from './done-notice.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderRequest } from './order-request.tsx';
import { OrderView } from './order-view.tsx';

/** One order: its state, its lines, its destination, its price. */
export const OrderPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { slug = '' } = useParams();
  const { id: languageId } = useLanguage();
  const { data: order } = useSuspenseQuery(orderQueries(usePage().api).one(slug, languageId));
  if (!order) return null;
  return (
    <PageBody begins="close">
      <PageHead title={order.number} isIndexed={false} />
      <Breadcrumbs
        label={say('orders.crumbs')}
        items={[{ label: say('orders.title'), href: href(paths.myOrders.to()) }, { label: order.number }]}
      />
      <DoneNotice />
      <OrderView
        order={order}
        action={
          order.payable_slug === null ? undefined : (
            <ButtonLink look="primary" href={href(paths.payment.to({ slug: order.payable_slug }))}>
              {say('orders.pay', { total: formats.money(order.total, order.currency) })}
            </ButtonLink>
          )
        }
      >
        <OrderParcels order={order} />
        <OrderDelivery order={order} />
        <OrderDocuments order={order} />
        <OrderRequest order={order} />
        <OrderActs order={order} slug={slug} />
      </OrderView>
    </PageBody>
  );
};
