import type { Checkout } from '@shop/data-access';
import { previewTotals } from '@shop/domain/totals';
import { toWire } from '@shop/domain/wire-amount';
import { FormText } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Divider } from '@shop/ui-theme/divider';
import { InputRow } from '@shop/ui-theme/form-layout';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import { BalanceChoice } from './balance-choice.tsx';

type Props = { checkout: Checkout; usesBalance: boolean; onBalance: (uses: boolean) => void };

/** The deductions: the client's balance and a promotion code. */
export const MoneyOff = ({ checkout, usesBalance, onBalance }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, checkout.currency);
  const fromBalance = toWire(previewTotals(checkout, { usesBalance: true }).balance);
  const { promotion } = checkout;
  return (
    <Box ground="box">
      <Stack gap={16}>
        {checkout.balance_available > 0 && (
          <>
            <BalanceChoice
              used={fromBalance}
              available={checkout.balance_available}
              currency={checkout.currency}
              isUsed={usesBalance}
              onChange={onBalance}
            />
            <Divider />
          </>
        )}
        {promotion ? (
          <Inline justify="between">
            <Text>
              {say('checkout.promotion.applied', {
                code: promotion.code,
                amount: money(-checkout.totals.promotion),
              })}
            </Text>
            <Button type="submit" look="link" name="intent" value="remove-promotion" formNoValidate>
              {say('checkout.promotion.remove')}
            </Button>
          </Inline>
        ) : (
          <InputRow>
            <FormText name="code" autoComplete="off" mode="submitted" />
            <Button type="submit" look="quiet" name="intent" value="promotion" formNoValidate>
              {say('checkout.promotion.apply')}
            </Button>
          </InputRow>
        )}
      </Stack>
    </Box>
  );
};
