import { useFormats } from '@shop/i18n';
import { Checkbox } from '@shop/ui-theme/choice';
import { useMessages } from '../messages.ts';

type Props = {
  /** The possible deduction. */
  used: number;
  available: number;
  currency: string;
  isUsed: boolean;
  onChange: (uses: boolean) => void;
};

/** Whether the client's balance pays its part. */
export const BalanceChoice = ({ used, available, currency, isUsed, onChange }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <Checkbox
      name="use_balance"
      value="1"
      defaultChecked={isUsed}
      onChange={(event) => onChange(event.currentTarget.checked)}
      size="medium"
      label={<b>{say('checkout.balance.use')}</b>}
      count={say('checkout.balance.of', {
        used: formats.money(-used, currency),
        available: formats.money(available, currency),
      })}
    />
  );
};
