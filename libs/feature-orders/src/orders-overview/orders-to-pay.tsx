import type { OrderList } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { TaskList } from '@shop/ui-theme/task-list';
import { useMessages } from '../messages.ts';

/** Unpaid orders, the oldest last; only the first has a primary button. */
export const OrdersToPay = ({ orders }: { orders: OrderList['items'] }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const waiting = orders.flatMap(({ payable_slug: slug, ...order }) =>
    slug === null ? [] : [{ ...order, payment: href(paths.payment.to({ slug })) }],
  );
  if (waiting.length === 0) return null;
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say('orders.overview.waiting')}
      </Heading>
      <TaskList
        tasks={waiting.map(({ slug, number, created_at, items_count, total, currency, payment }, index) => ({
          key: slug,
          title: say('orders.overview.to_pay', { number }),
          hint: `${formats.dateTime(created_at)} · ${say('orders.items', { count: items_count })}`,
          action: (
            <ButtonLink size="small" look={index === 0 ? 'primary' : 'quiet'} href={payment}>
              {say('orders.pay', { total: formats.money(total, currency) })}
            </ButtonLink>
          ),
        }))}
      />
    </Stack>
  );
};
