import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Pagination } from '@shop/ui-theme/pagination';
import { useMessages } from '../messages.ts';
import { ordersQuery, type OrdersView } from '../orders-address.ts';

type Props = { view: OrdersView; pages: number };

const NEIGHBOURS = 2;

/** First, last, and those beside the current page; a gap where some are left out. */
const shownPages = (current: number, pages: number): (number | null)[] => {
  const kept = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= NEIGHBOURS,
  );
  return kept.flatMap((page, index) => {
    const before = kept[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
};

export const OrderPages = ({ view, pages }: Props) => {
  const say = useMessages();
  const { href } = useLinks();
  if (pages <= 1) return null;
  const linkTo = (page: number) => href(paths.myOrders.to({}, ordersQuery({ ...view, page })));
  return (
    <Pagination
      label={say('orders.pages')}
      {...(view.page > 1 ? { previous: { href: linkTo(view.page - 1), label: say('orders.previous') } } : {})}
      {...(view.page < pages ? { next: { href: linkTo(view.page + 1), label: say('orders.next') } } : {})}
      pages={shownPages(view.page, pages).map((page) =>
        page === null
          ? { label: '…' }
          : { label: String(page), href: linkTo(page), isCurrent: page === view.page },
      )}
    />
  );
};
