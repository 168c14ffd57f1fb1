import { useLanguage } from '@shop/i18n';
import { orderQueries } from '@shop/data-access/orders';
import { useBrand, useLinks, usePage } from '@shop/page';
import { paths } from '@shop/paths';
import { ArrowLink } from '@shop/ui-theme/arrow-link';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { OrderTable } from '../orders-page/order-table.tsx';
import { OrdersFailed } from '../orders-page/orders-failed.tsx';
import { OrdersToPay } from './orders-to-pay.tsx';
import { OrdersUnderWay } from './orders-under-way.tsx';
import { overviewOrders } from './overview-orders.ts';

const NEWEST = 4;

/** The orders section of the account: unpaid ones, those on their way, the last purchases. */
export const OrdersOverview = () => {
  const say = useMessages();
  const { href } = useLinks();
  const asked = overviewOrders(useBrand(), useLanguage());
  const { data } = useQuery(orderQueries(usePage().api).list(asked));
  if (!data) return <OrdersFailed again={href(paths.userAccount.to())} />;
  const { items } = data;
  if (items.length === 0)
    return (
      <EmptyState
        heading={say('orders.empty')}
        picture="parcel"
        actions={<ButtonLink href={href(paths.marketplace.to())}>{say('orders.look_around')}</ButtonLink>}
      >
        {say('orders.empty_hint')}
      </EmptyState>
    );
  return (
    <Stack gap={40}>
      <OrdersToPay orders={items} />
      <OrdersUnderWay orders={items} />
      <Stack gap={16} as="section">
        <Inline justify="between" align="baseline">
          <Heading level={2} look="section">
            {say('orders.overview.recent')}
          </Heading>
          <ArrowLink href={href(paths.myOrders.to())}>{say('orders.overview.all')}</ArrowLink>
        </Inline>
        <OrderTable orders={items.slice(0, NEWEST)} asksForPayment={false} />
      </Stack>
    </Stack>
  );
};
