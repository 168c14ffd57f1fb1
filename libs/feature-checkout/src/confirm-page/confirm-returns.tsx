import type { Checkout } from '@shop/data-access';
import { RETURN_EXCEPTIONS } from '@shop/domain/market-duties';
import { useReturnExceptionMessages } from '@shop/i18n/return-exception-messages';
import { useBrand, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

/** Goods that cannot be returned, by their names. */
const Exceptions = ({ products, law }: { products: Checkout['products']; law: 'eu' | 'other' }) => {
  const say = useMessages();
  const sayException = useReturnExceptionMessages();
  return RETURN_EXCEPTIONS.map((exception) => {
    const names = products.flatMap((one) => (one.return_exception === exception ? [one.name] : []));
    if (names.length === 0) return null;
    return (
      <Text key={exception} size="small" tone="muted">
        {say('checkout.confirm.exception', {
          names: [...new Set(names)].join(', '),
          reason: sayException(`returns.exception.${exception}`, { law }),
        })}
      </Text>
    );
  });
};

/** The right to return goods, as this brand promises it: shown before the binding button. */
export const ConfirmReturns = ({ products }: Pick<Checkout, 'products'>) => {
  const say = useMessages();
  const { href, isOffered } = useLinks();
  const { isByEuLaw, returnDays: days, returnPaidBy: payer } = useBrand().promises;
  if (days === null) return null;
  const path = paths.withdrawal.to();
  return (
    <Stack gap={4}>
      <Text size="small" tone="muted">
        {say(isByEuLaw ? 'checkout.confirm.withdrawal' : 'checkout.confirm.returns', { days })}
        {payer !== null && ` ${say(`checkout.confirm.returnPaidBy.${payer}`)}`}
      </Text>
      <Exceptions products={products} law={isByEuLaw ? 'eu' : 'other'} />
      {isOffered(path) && (
        <Text size="small">
          <TextLink href={href(path)} opensApart>
            {say(isByEuLaw ? 'checkout.confirm.withdrawalForm' : 'checkout.confirm.howToReturn')}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
};
