import { useFormats } from '@shop/i18n';
import { useCurrency } from '@shop/page';
import { useShippingMethod } from '@shop/page/shipping-method';
import { Price } from '@shop/ui-theme/price';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import { useProductMessages } from './product-page.messages.ts';
import type { Variant } from './chosen-variant.ts';

export type ProductPricesProps = {
  variant: Variant;
  /** Another possible version costs more. */
  isFrom: boolean;
};

/**
 * The delivered price by the chosen method with its reduction, and the price of the goods, which is a part of
 * it.
 */
export const ProductPrices = ({ variant, isFrom }: ProductPricesProps) => {
  const say = useProductMessages();
  const sayShared = useMessages();
  const formats = useFormats();
  const { isoCode } = useCurrency();
  const { method } = useShippingMethod();
  const money = (amount: number) => formats.money(amount, isoCode);
  const from = (amount: number) =>
    isFrom ? sayShared('marketplace.card.from', { price: money(amount) }) : money(amount);
  const { total, prior_total: prior } = variant.delivered[method];
  return (
    <Stack gap={4}>
      <Price
        size="product"
        current={from(total)}
        hint={say('marketplace.product.doorBy', { method })}
        {...(prior != null && {
          struck: money(prior),
          struckLabel: sayShared('marketplace.card.before'),
          lowest: say('marketplace.product.lowest', { price: money(prior) }),
        })}
      />
      <Text size="small" tone="muted">
        {say('marketplace.product.goods', { price: from(variant.price) })}
      </Text>
    </Stack>
  );
};
