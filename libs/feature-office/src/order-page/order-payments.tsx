import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { DataTable } from '@shop/ui-theme/data-table';
import { Inline } from '@shop/ui-theme/inline';
import { useCodeWords } from '../code-words.ts';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { useStaff } from '../frame/use-staff.ts';
import { useMessages } from '../messages.ts';

type Payments = AnswerOf<typeof officeCalls.order>['order']['payments'];

const RefundForm = ({ reference }: { reference: string }) => {
  const say = useMessages();
  const own = { act: 'refund', row: reference } as const;
  return (
    <ActForm {...own}>
      <Inline align="end">
        <ActField {...own} name="amount" label={say('office.order.refund_sum')} inputMode="decimal" />
        <ActField {...own} name="reason" label={say('office.reason')} />
        <Button type="submit" look="quiet" size="small">
          {say('office.order.refund')}
        </Button>
      </Inline>
    </ActForm>
  );
};

/** The payments of an order; finance gives back a part or all of one. */
export const OrderPayments = ({ payments }: { payments: Payments }) => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const mayRefund = useStaff().may('payment.refund');
  return (
    <DataTable
      caption={say('office.order.payments')}
      columns={[
        { key: 'reference', label: say('office.order.payments'), onSmall: 'title' },
        { key: 'state', label: say('office.state'), onSmall: 'state' },
        { key: 'amount', label: say('office.sum'), align: 'end' },
        { key: 'provider', label: say('office.order.provider') },
        { key: 'fee', label: say('office.order.fee'), align: 'end' },
        { key: 'settled', label: say('office.order.settled') },
        { key: 'refunded', label: say('office.order.refunded'), align: 'end' },
        { key: 'act', label: say('office.act') },
      ]}
      rows={payments.map(({ reference, state, amount, refunded, currency, ...payment }) => ({
        key: reference,
        cells: {
          ...{ reference, state: words('payment', state), amount: formats.money(amount, currency) },
          provider: [payment.provider, payment.method].filter((one) => one !== null).join(', '),
          fee: payment.fee === null ? '–' : formats.money(payment.fee, currency),
          settled: payment.settled_on ?? '–',
          refunded: formats.money(refunded, currency),
          act: mayRefund && state === 'captured' && refunded < amount && <RefundForm reference={reference} />,
        },
      }))}
    />
  );
};
