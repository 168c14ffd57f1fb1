import { useBrand } from '@shop/page';
import type { KeyFactsProps } from '@shop/ui-theme/key-facts';
import { useProductMessages } from './product-page.messages.ts';
import type { Product } from '@shop/data-access';
import { useReturnExceptionMessages } from '@shop/i18n/return-exception-messages';
import type { Selection } from './chosen-variant.ts';

const FEW = 5;

/** Stock and dispatch, one line. A low stock is that of the chosen version. */
const useStockLine = ({ variant, open }: Selection): string => {
  const say = useProductMessages();
  const { dispatchHours: hours } = useBrand().promises;
  const { max_quantity: count } = variant;
  const isFew = count <= FEW && open.length === 0;
  const stock = isFew ? say('marketplace.product.stockFew', { count }) : say('marketplace.product.stock');
  return hours === null ? stock : `${stock} ${say('marketplace.product.dispatch', { hours })}`;
};

/** The conditions of an order next to the price. Promises that the brand does not make are left out. */
export const useFacts = (
  selection: Selection,
  product: Pick<Product, 'return_exception'>,
): KeyFactsProps['facts'] => {
  const say = useProductMessages();
  const sayException = useReturnExceptionMessages();
  const { return_exception: exception = null } = product;
  const { isByEuLaw, returnDays: days, guaranteeYears: years, returnsAtPickupPoints } = useBrand().promises;
  const stock = useStockLine(selection);
  const place = returnsAtPickupPoints ? 'point' : 'other';
  const law = isByEuLaw ? 'eu' : 'other';
  return [
    ...(selection.variant.max_quantity > 0 ? [{ icon: 'box' as const, text: stock }] : []),
    ...(days === null
      ? []
      : [{ icon: 'return' as const, text: say('marketplace.product.returns', { days, place }) }]),
    ...(days === null || exception === null
      ? []
      : [
          {
            icon: 'return' as const,
            text: sayException(`returns.exception.${exception}`, { law }),
          },
        ]),
    ...(years === null
      ? []
      : [{ icon: 'shield' as const, text: say('marketplace.product.warranty', { years, law }) }]),
  ];
};
