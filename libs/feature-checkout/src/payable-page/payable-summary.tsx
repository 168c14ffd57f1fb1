import type { Payable } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { orderFor } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { OrderSummary } from '@shop/ui-theme/order-summary';
import type { SummaryRow } from '@shop/ui-theme/summary-rows';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages, type CheckoutMessage } from '../messages.ts';
import type { previewPayable } from './payable-sums.ts';

type Props = { payable: Payable; sums: ReturnType<typeof previewPayable> };

const dueWords = (kind: Payable['kind']): CheckoutMessage => {
  if (kind === 'top_up') return 'checkout.payable.top_up_due';
  if (kind === 'device_deposit') return 'checkout.payable.deposit_due';
  return kind === 'misc_invoice' ? 'checkout.payable.invoice_due' : 'checkout.payable.due';
};

/** The page of what is paid; null for a top-up. */
const subjectOf = ({
  kind,
  slug,
  order_slug: order,
  is_guest: isGuest,
}: Payable): { path: string; words: CheckoutMessage } | null => {
  if (order !== null) return { path: orderFor(order, isGuest), words: 'checkout.payable.order' };
  if (kind === 'device_deposit') {
    return { path: laterPaths.reservationConfirm.to({ id: slug }), words: 'checkout.payable.reservation' };
  }
  if (kind !== 'misc_invoice') return null;
  return { path: laterPaths.miscInvoice.to({ slug }), words: 'checkout.payable.invoice' };
};

/** The sum, the effects of balance and fee, and the link to its subject. */
export const PayableSummary = ({ payable, sums }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const money = (amount: number) => formats.money(amount, payable.currency);
  const { number } = payable;
  const subject = subjectOf(payable);
  const rows: SummaryRow[] = [
    {
      key: 'due',
      label: say(dueWords(payable.kind), { number }),
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
      {...(subject !== null && {
        action: <TextLink href={href(subject.path)}>{say(subject.words)}</TextLink>,
      })}
    />
  );
};
