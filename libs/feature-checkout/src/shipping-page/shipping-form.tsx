import type { Checkout } from '@shop/data-access';
import { HOLD_RULES } from '@shop/domain/holds';
import { previewTotal } from '@shop/domain/totals';
import { ShopForm, SubmitButton, type FormDraft } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useFormAnswer } from '@shop/page';
import { useShippingMethod } from '@shop/page/shipping-method';
import { Box } from '@shop/ui-theme/box';
import { FormSection } from '@shop/ui-theme/form-section';
import { Text } from '@shop/ui-theme/text';
import { useState } from 'react';
import { CheckoutFrame } from '../checkout-frame/checkout-frame.tsx';
import { useMessages } from '../messages.ts';
import { AddressChoice } from './address-choice.tsx';
import { CountryChoice } from './country-choice.tsx';
import { CourierChoice } from './courier-choice.tsx';
import { MethodChoice } from './method-choice.tsx';
import { destinationOf, fitDraft, SHIPPING_DRAFT, toShippingFields } from './shipping-fields.ts';
import { shippingSchema } from './shipping-form.schema.ts';
import { useShippingLabels } from './use-shipping-labels.ts';
import { useShippingWords } from './use-shipping-words.ts';

/** Fields whose names in the call differ from the form's. */
const WIRE_NAMES = { parcel_shop: 'delivery' };

type Props = { checkout: Checkout; draft: FormDraft | null };

/** The questions in the order of their dependencies: country, method, courier, then the person. */
export const ShippingForm = ({ checkout, draft }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const answer = useFormAnswer();
  const labels = useShippingLabels(checkout);
  const words = useShippingWords(checkout);
  const country = checkout.country_id;
  const { preferred, choose: prefer } = useShippingMethod();

  const values: Record<string, string> = {
    ...toShippingFields(checkout),
    ...fitDraft(draft, checkout),
    // One preference on every page: it may have been changed in the cart since.
    shipping: preferred ?? checkout.selected_shipping_method,
    ...answer?.values,
  };
  const [shipping, chooseShipping] = useState<'air' | 'sea'>(values.shipping === 'sea' ? 'sea' : 'air');
  const chooseMethod = (method: 'air' | 'sea') => {
    chooseShipping(method);
    prefer(method);
  };
  const [courier, chooseCourier] = useState({ country, index: values.delivery ?? '' });
  // Another country has other couriers: none is selected yet.
  const delivery = courier.country === country ? courier.index : '';
  const destination = destinationOf(checkout, delivery);
  const choice = { shipping, delivery: checkout.local_delivery && delivery !== '' ? Number(delivery) : -1 };
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
        draft={SHIPPING_DRAFT}
        isDraftFitted
        summaryHeading={say('checkout.form.summary')}
      >
        <FormSection heading={say('checkout.shipping.how')}>
          <CountryChoice />
          <MethodChoice checkout={checkout} value={shipping} onChange={chooseMethod} />
        </FormSection>
        <FormSection heading={say('checkout.shipping.who')}>
          <CourierChoice
            key={country}
            checkout={checkout}
            values={{ ...values, delivery }}
            onChange={(index) => chooseCourier({ country, index })}
          />
        </FormSection>
        <FormSection heading={say(`checkout.shipping.where.${destination}`)}>
          <AddressChoice checkout={checkout} values={values} destination={destination} />
          <Box marginBlockStart={8} gap={12}>
            <SubmitButton isBlock size="large" name="intent" value="continue">
              {say('checkout.shipping.continue', { total })}
            </SubmitButton>
            <Text size="caption" tone="muted" align="center">
              {say('checkout.shipping.next', { minutes: HOLD_RULES.renewalMinutes })}
            </Text>
          </Box>
        </FormSection>
      </ShopForm>
    </CheckoutFrame>
  );
};
