import { useLanguage } from '@shop/i18n';
import { orderQueries } from '@shop/data-access/orders';
import { PageBody, PageHead, usePage } from '@shop/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DoneNotice } from '../order-page/done-notice.tsx';
import { OrderActs } from '../order-page/order-acts.tsx';
import { OrderDelivery } from '../order-page/order-delivery.tsx';
import { OrderDocuments } from '../order-page/order-documents.tsx';
import { OrderParcels } from '../order-page/order-parcels.tsx';
import { OrderView } from '../order-page/order-view.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { ShowDetails } from './show-details.tsx';

/** A guest's order by the link of its mail: personal data is hidden until the e-mail is entered. */
export const GuestOrderPage = () => {
  const { slug = '' } = useParams();
  const { id: languageId } = useLanguage();
  const { data } = useSuspenseQuery(orderQueries(usePage().api).byLink(slug, languageId));
  const { order, masked } = data;
  const shown = order ?? masked;
  if (!shown) return <ExpiredLink />;
  return (
    <PageBody>
      <PageHead title={shown.number} isIndexed={false} />
      <DoneNotice />
      <OrderView order={shown}>
        {order ? (
          <>
            <OrderParcels order={order} />
            <OrderDelivery order={order} />
            <OrderDocuments order={order} />
            <OrderActs order={order} slug={slug} isGuest />
          </>
        ) : (
          <ShowDetails email={shown.email} />
        )}
      </OrderView>
    </PageBody>
  );
};
