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
  const isAccountOffered = payable.on_account?.refusal === null;
  const isOnAccount = isAccountOffered && payment === PAYMENT_PROVIDER.account && sums.total > 0;
  const money = (amount: number) => formats.money(amount, payable.currency);
  const total = money(sums.total);
  const label = () => {
    if (isOnAccount) return say('checkout.account.buy', { total });
    return sums.balance > 0
      ? say('checkout.payable.pay_from_balance', { total, balance: money(sums.balance) })
      : say('checkout.payable.pay', { total });
  };
  return (
    <Box marginBlockStart={8} gap={12}>
      <SubmitButton isBlock size="large" name="intent" value="pay">
        {label()}
      </SubmitButton>
      {/* It would be wrong of the account, which may be chosen without scripts. */}
      {!isAccountOffered && (
        <Text size="caption" tone="muted" align="center">
          {say('checkout.payable.next')}
        </Text>
      )}
    </Box>
  );
};
