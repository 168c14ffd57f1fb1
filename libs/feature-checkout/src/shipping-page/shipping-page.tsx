import { useFormDraft } from '@shop/forms';
import { useCheckout } from '../checkout-frame/use-checkout.ts';
import { useBackToCart } from '../use-back-to-cart.ts';
import { SHIPPING_DRAFT } from './shipping-fields.ts';
import { ShippingForm } from './shipping-form.tsx';

/** Address, method and courier. Entered values are kept over a reload and a change of language. */
export const ShippingPage = () => {
  const checkout = useCheckout('shipping');
  const draft = useFormDraft(SHIPPING_DRAFT);
  useBackToCart(checkout.slug);
  return <ShippingForm key={draft === null ? 'fresh' : 'draft'} checkout={checkout} draft={draft} />;
};
