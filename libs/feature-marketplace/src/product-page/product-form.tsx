import type { Product } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { ChangeKeyField, useCurrency, useLinks, useShippingMethod } from '@shop/page';
import { paths } from '@shop/paths';
import { Button, BuyBar, Notice, QuantityStepper } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';
import { useAddToCart } from '../product-card/use-add-to-cart.ts';
import { isSoldOut, type Variant } from './chosen-variant.ts';
import { buyRow } from './product-form.css.ts';

const FORM_ID = 'add-to-cart';

const SoldOut = ({ product }: { product: Product }) => {
  const say = useMessages();
  if (!isSoldOut(product)) {
    return <Notice tone="warning">{say('marketplace.product.variantSoldOut')}</Notice>;
  }
  return (
    <Notice tone="warning">
      <b>{say('marketplace.product.soldOutHeading')}</b> {say('marketplace.product.soldOutText')}
    </Notice>
  );
};

export type ProductFormProps = { product: Product; variant: Variant; answeredAt: number };

/** How many, and into the cart; the button comes again at the foot of small screens. */
export const ProductForm = ({ product, variant, answeredAt }: ProductFormProps) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { isoCode } = useCurrency();
  const { onSubmit, isAdding } = useAddToCart();
  const { method } = useShippingMethod();
  if (variant.max_quantity === 0) return <SoldOut product={product} />;
  const delivered = variant.delivered[method];
  return (
    <>
      <form id={FORM_ID} method="post" action={href(paths.cart.to())} onSubmit={onSubmit}>
        <ChangeKeyField />
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="variant_id" value={variant.id} />
        <div className={buyRow}>
          <QuantityStepper
            key={variant.id}
            label={say('marketplace.product.quantity')}
            lessLabel={say('marketplace.product.less')}
            moreLabel={say('marketplace.product.more')}
            defaultValue={1}
            max={variant.max_quantity}
            size="large"
          />
          <Button type="submit" isBlock isBusy={isAdding}>
            {say('marketplace.product.add')}
          </Button>
        </div>
      </form>
      <BuyBar
        icon={method === 'air' ? 'plane' : 'ship'}
        label={say('marketplace.product.atDoor')}
        when={formats.daysAfter(answeredAt, delivered.days_from, delivered.days_to)}
        price={formats.money(delivered.total, isoCode)}
      >
        <Button type="submit" form={FORM_ID} isBusy={isAdding}>
          {say('marketplace.product.add')}
        </Button>
      </BuyBar>
    </>
  );
};
