import { useBrand } from '@shop/page';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

/** The right to give goods back, as this brand promises it: said before the button that obliges. */
export const ConfirmReturns = () => {
  const say = useMessages();
  const { isByEuLaw, returnDays: days, returnPaidBy: payer } = useBrand().promises;
  if (days === null) return null;
  return (
    <Text size="small" tone="muted">
      {say(isByEuLaw ? 'checkout.confirm.withdrawal' : 'checkout.confirm.returns', { days })}
      {payer !== null && ` ${say(`checkout.confirm.returnPaidBy.${payer}`)}`}
    </Text>
  );
};
