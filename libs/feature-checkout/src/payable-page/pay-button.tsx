import type { Payable } from '@shop/data-access';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { SubmitButton } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import type { previewPayable } from './payable-sums.ts';

type Props = {
  payable: Payable;
  sums: ReturnType<typeof previewPayable>;
  /** The chosen means. */
  payment: number;
};

/** The one button that pays, and what follows it. */
export const PayButton = ({ payable, sums, payment }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const account = payment === PAYMENT_PROVIDER.account && sums.total > 0 ? payable.on_account : undefined;
  const money = (amount: number) => formats.money(amount, payable.currency);
  const total = money(sums.total);
  const label = () => {
    if (account) return say('checkout.account.buy', { total });
    return sums.balance > 0
      ? say('checkout.payable.pay_from_balance', { total, balance: money(sums.balance) })
      : say('checkout.payable.pay', { total });
  };
  return (
    <Box marginBlockStart={8} gap={12}>
      <SubmitButton isBlock size="large" name="intent" value="pay">
        {label()}
      </SubmitButton>
      <Text size="caption" tone="muted" align="center">
        {account
          ? say('checkout.account.next', { day: formats.date(`${account.due_on}T12:00:00Z`) })
          : say('checkout.payable.next')}
      </Text>
    </Box>
  );
};
