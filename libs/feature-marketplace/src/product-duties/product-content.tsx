import type { Product } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useCurrency } from '@shop/page';
import { useShippingMethod } from '@shop/page/shipping-method';
import { Text } from '@shop/ui-theme/text';
import { useDutyMessages } from './product-duties.messages.ts';

type Content = NonNullable<Product['variants'][number]['content']>;

/** The content of a version, and the delivered price of a kilogram or a litre of it by the chosen method. */
export const ProductContent = ({ content: { amount, unit, price } }: { content: Content }) => {
  const say = useDutyMessages();
  const formats = useFormats();
  const { isoCode } = useCurrency();
  const { method } = useShippingMethod();
  const values = { amount: formats.number(amount), price: formats.money(price[method], isoCode) };
  return (
    <Text size="small" tone="muted">
      {say(unit === 'ml' ? 'marketplace.duty.perLitre' : 'marketplace.duty.perKilogram', values)}
    </Text>
  );
};
