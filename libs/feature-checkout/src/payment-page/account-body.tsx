import type { Payable } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { SummaryRows } from '@shop/ui-theme/summary-rows';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

type Props = { account: NonNullable<Payable['on_account']>; total: number };

/** The company's credit: its limit, what is used, what is left before and after this order, and when it is due. */
export const AccountBody = ({ account, total }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, account.currency);
  return (
    <>
      <SummaryRows
        rows={[
          { key: 'limit', label: say('checkout.account.limit'), value: money(account.limit) },
          { key: 'used', label: say('checkout.account.used'), value: money(account.used) },
          { key: 'left', label: say('checkout.account.left'), value: money(account.left) },
          { key: 'after', label: say('checkout.account.after'), value: money(account.left - total) },
        ]}
      />
      <Text size="small">
        {say('checkout.account.next', { day: formats.date(`${account.due_on}T12:00:00Z`) })}
      </Text>
    </>
  );
};
