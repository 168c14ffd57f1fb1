import { ShopForm, SubmitButton } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useBrand, useFormAnswer } from '@shop/page';
import { Box, FormSection, Text } from '@shop/ui-theme';
import { useState } from 'react';
import { CheckoutFrame } from '../checkout-frame/checkout-frame.tsx';
import { useCheckout } from '../checkout-frame/use-checkout.ts';
import { previewTotal } from '../checkout-sums.ts';
import { useCheckoutWords } from '../checkout-words.ts';
import { useMessages } from '../messages.ts';
import { useBackToCart } from '../use-back-to-cart.ts';
import { AddressChoice } from './address-choice.tsx';
import { CourierChoice } from './courier-choice.tsx';
import { MethodChoice } from './method-choice.tsx';
import { toShippingFields } from './shipping-fields.ts';
import { shippingSchema } from './shipping-form.schema.ts';
import { useShippingLabels } from './use-shipping-labels.ts';

/** What the call names differently from the form. */
const WIRE_NAMES = { parcel_shop: 'delivery' };

/** Where to, how, and who brings it. */
export const ShippingPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { defaultCountryId } = useBrand();
  const checkout = useCheckout('shipping');
  const answer = useFormAnswer();
  const labels = useShippingLabels(checkout);
  const words = useCheckoutWords();
  useBackToCart(checkout.slug);

  const values: Record<string, string> = {
    ...toShippingFields(checkout, defaultCountryId),
    ...answer?.values,
  };
  const [shipping, chooseShipping] = useState<'air' | 'sea'>(values.shipping === 'sea' ? 'sea' : 'air');
  const [delivery, chooseDelivery] = useState(values.delivery ? Number(values.delivery) : -1);
  const choice = { shipping, delivery: checkout.local_delivery ? delivery : -1 };
  const total = formats.money(previewTotal(checkout, choice), checkout.currency);

  return (
    <CheckoutFrame checkout={checkout} step="shipping" choice={choice}>
      <ShopForm
        schema={shippingSchema(checkout)}
        labels={labels}
        answer={answer}
        values={values}
        words={words}
        names={WIRE_NAMES}
        summaryHeading={say('checkout.form.summary')}
      >
        <FormSection heading={say('checkout.shipping.where')}>
          <AddressChoice checkout={checkout} values={values} />
        </FormSection>
        <FormSection heading={say('checkout.shipping.how')}>
          <MethodChoice checkout={checkout} value={shipping} onChange={chooseShipping} />
        </FormSection>
        <FormSection heading={say('checkout.shipping.who')}>
          <CourierChoice checkout={checkout} values={values} onChange={chooseDelivery} />
          <Box marginBlockStart={8} gap={12}>
            <SubmitButton isBlock size="large" name="intent" value="continue">
              {say('checkout.shipping.continue', { total })}
            </SubmitButton>
            <Text size="caption" tone="muted" align="center">
              {say('checkout.shipping.next')}
            </Text>
          </Box>
        </FormSection>
      </ShopForm>
    </CheckoutFrame>
  );
};
