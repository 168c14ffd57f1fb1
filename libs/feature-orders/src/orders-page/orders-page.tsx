import { brandHas } from '@shop/brand';
import { useLanguage } from '@shop/i18n';
import { orderQueries } from '@shop/data-access/orders';
import { PageBody, PageColumns, PageHead, Slot, useBrand, useLinks, usePage } from '@shop/page';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { TabNav } from '@shop/ui-theme/tab-nav';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { OpenInvoices } from '../misc-invoices/open-invoices/open-invoices.tsx';
import {
  askedFor,
  FIRST_VIEW,
  isNarrowed,
  offeredFilters,
  ordersQuery,
  pagesOf,
  readOrdersView,
  showsInvoices,
  wireFilter,
} from '../orders-address.ts';
import { OrderSearch } from './order-search.tsx';
import { OrderPages } from './order-pages.tsx';
import { OrdersFailed } from './orders-failed.tsx';
import { OrderTable } from './order-table.tsx';
import { useOrderTableFocus } from './use-order-table-focus.ts';

/** All orders of the client, ten a page, with the filters. */
export const OrdersPage = () => {
  const say = useMessages();
  const brand = useBrand();
  const { href } = useLinks();
  const { id: languageId } = useLanguage();
  const [search] = useSearchParams();
  const view = readOrdersView(search);
  const filter = wireFilter(view.filter, brand.sendsOrderTypeFilter);
  const table = useOrderTableFocus();
  const { data } = useQuery(orderQueries(usePage().api).list({ languageId, filter, ...askedFor(view) }));
  // The loader has made the call: without an answer the list is empty, on its first page, with no count.
  const { items, total } = data ?? { items: [], total: 0 };
  return (
    <PageBody>
      <PageHead title={say('orders.title')} isIndexed={false} />
      <PageColumns>
        <Slot name="account.nav" props={{ current: 'orders' }} />
        <Stack gap={24}>
          <PageTitle heading={say('orders.title')} {...(total > 0 ? { count: String(total) } : {})} />
          {brand.sendsOrderTypeFilter && (
            <TabNav
              label={say('orders.filters')}
              look="tabs"
              items={offeredFilters(brandHas(brand, 'quotes')).map((name) => ({
                href: href(paths.myOrders.to({}, ordersQuery({ ...view, page: 1, filter: name }))),
                label: say(`orders.filter.${name}`),
                isCurrent: name === view.filter,
              }))}
            />
          )}
          {showsInvoices(view) && <OpenInvoices />}
          {(items.length > 0 || isNarrowed(view)) && <OrderSearch view={view} key={search.toString()} />}
          {data === undefined ? (
            <OrdersFailed again={href(paths.myOrders.to({}, ordersQuery(view)))} />
          ) : items.length === 0 ? (
            <EmptyState
              heading={say(isNarrowed(view) ? 'orders.empty_filter' : 'orders.empty')}
              picture="parcel"
              actions={
                isNarrowed(view) ? (
                  <ButtonLink href={href(paths.myOrders.to({}, ordersQuery(FIRST_VIEW)))}>
                    {say('orders.show_all')}
                  </ButtonLink>
                ) : (
                  <ButtonLink look="primary" href={href(paths.marketplace.to())}>
                    {say('orders.look_around')}
                  </ButtonLink>
                )
              }
            >
              {say(isNarrowed(view) ? 'orders.empty_filter_hint' : 'orders.empty_hint')}
            </EmptyState>
          ) : (
            <>
              <OrderTable orders={items} tableRef={table} />
              <OrderPages view={view} pages={pagesOf(total)} />
            </>
          )}
        </Stack>
      </PageColumns>
    </PageBody>
  );
};
