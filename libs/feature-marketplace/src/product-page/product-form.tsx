import type { Product, ProductAnswer } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { ChangeKeyField, useCurrency, useLinks } from '@shop/page';
import { useShippingMethod } from '@shop/page/shipping-method';
import { paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { BuyBar } from '@shop/ui-theme/buy-bar';
import { ExpressWays } from '@shop/ui-theme/express-ways';
import { Notice } from '@shop/ui-theme/notice';
import { QuantityStepper } from '@shop/ui-theme/quantity-stepper';
import { Stack } from '@shop/ui-theme/stack';
import type { FormEvent } from 'react';
import { useMessages } from '../messages.ts';
import { useProductMessages } from './product-page.messages.ts';
import { useAddToCart } from '../product-card/use-add-to-cart.ts';
import { isSoldOut, type Selection } from './chosen-variant.ts';
import { variantQuery } from './variant-address.ts';
import { useWayChange } from './use-way-change.ts';
import { buyForm, buyRow } from './product-form.css.ts';

const FORM_ID = 'add-to-cart';

const SoldOut = ({ product }: { product: Product }) => {
  const say = useProductMessages();
  if (!isSoldOut(product)) {
    return <Notice tone="warning">{say('marketplace.product.variantSoldOut')}</Notice>;
  }
  return (
    <Notice tone="warning">
      <b>{say('marketplace.product.soldOutHeading')}</b> {say('marketplace.product.soldOutText')}
    </Notice>
  );
};

export type ProductFormProps = {
  product: Product;
  express: ProductAnswer['express'];
  selection: Selection;
  isFrom: boolean;
  answeredAt: number;
  /** Something has to be chosen first. */
  onMissing: () => void;
};

/** The target of the form: the cart, or this page, which then asks for the missing choice. */
const useBuying = ({ product, selection, onMissing }: ProductFormProps) => {
  const say = useProductMessages();
  const { href } = useLinks();
  const { onSubmit, isAdding } = useAddToCart();
  const { variant, open } = selection;
  const [missing] = open;
  if (missing === undefined) {
    const fields = { intent: 'add', variant_id: variant.id };
    const label = say('marketplace.product.add');
    return { action: href(paths.cart.to()), fields, label, onSubmit, isAdding };
  }
  const name = product.options.find(({ key }) => key === missing)?.name ?? '';
  return {
    action: href(paths.product.to({ '*': product.slug }, variantQuery(variant.id, open))),
    fields: { choose: missing },
    label: say('marketplace.product.choose', { key: missing, name }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      onMissing();
    },
    isAdding: false,
  };
};

/** Quantity and add button; the button is repeated at the bottom of small screens. */
export const ProductForm = (props: ProductFormProps) => {
  const { product, express, selection, isFrom, answeredAt } = props;
  const { variant } = selection;
  const say = useProductMessages();
  const sayShared = useMessages();
  const formats = useFormats();
  const { isoCode } = useCurrency();
  const { action, fields, label, onSubmit, isAdding } = useBuying(props);
  const { method } = useShippingMethod();
  const way = useWayChange(variant.delivered, answeredAt);
  if (variant.max_quantity === 0) return <SoldOut product={product} />;
  const delivered = variant.delivered[method];
  const price = formats.money(delivered.total, isoCode);
  return (
    <>
      <form id={FORM_ID} className={buyForm} method="post" action={action} onSubmit={onSubmit}>
        {selection.open.length === 0 && <ChangeKeyField />}
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stack gap={16}>
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
              {label}
            </Button>
          </div>
          {express && (
            <ExpressWays label={say('marketplace.product.express')}>
              {express.map(({ id, name, method: pay }) => (
                <Button key={id} look="quiet" type="submit" name="pay" value={pay}>
                  {name}
                </Button>
              ))}
            </ExpressWays>
          )}
        </Stack>
      </form>
      <BuyBar
        icon={method === 'air' ? 'plane' : 'ship'}
        label={say('marketplace.product.atDoor')}
        when={formats.daysAfter(answeredAt, delivered.days_from, delivered.days_to)}
        change={way}
        price={isFrom ? sayShared('marketplace.card.from', { price }) : price}
      >
        <Button type="submit" form={FORM_ID} isBusy={isAdding}>
          {label}
        </Button>
      </BuyBar>
    </>
  );
};
