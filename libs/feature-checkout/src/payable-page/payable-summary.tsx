import type { Payable } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { orderFor } from '@shop/paths';
import { OrderSummary } from '@shop/ui-theme/order-summary';
import type { SummaryRow } from '@shop/ui-theme/summary-rows';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import type { previewPayable } from './payable-sums.ts';

type Props = { payable: Payable; sums: ReturnType<typeof previewPayable> };

/** The sum, the effects of balance and fee, and the link to its subject. */
export const PayableSummary = ({ payable, sums }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const money = (amount: number) => formats.money(amount, payable.currency);
  const { number, order_slug: slug } = payable;
  const rows: SummaryRow[] = [
    {
      key: 'due',
      label: say(payable.kind === 'top_up' ? 'checkout.payable.top_up_due' : 'checkout.payable.due', {
        number,
      }),
      value: money(payable.due),
    },
  ];
  if (sums.balance > 0) {
    rows.push({
      key: 'balance',
      label: say('checkout.summary.balance'),
      value: money(-sums.balance),
      tone: 'success',
    });
  }
  if (sums.fee > 0) rows.push({ key: 'fee', label: say('checkout.summary.fee'), value: money(sums.fee) });
  return (
    <OrderSummary
      heading={say('checkout.payable.summary')}
      rows={rows}
      total={{ label: say('checkout.summary.total'), amount: money(sums.total) }}
      {...(slug === null
        ? {}
        : {
            action: (
              <TextLink href={href(orderFor(slug, payable.is_guest))}>
                {say('checkout.payable.order')}
              </TextLink>
            ),
          })}
    />
  );
};
