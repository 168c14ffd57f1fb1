import type { Checkout } from '@shop/data-access';
import { previewFee, previewTotal, previewTotals } from '@shop/domain/totals';
import { toWire } from '@shop/domain/wire-amount';
import { ShopForm, SubmitButton, useFormDraft, type FormDraft } from '@shop/forms';
import { useFormats, useLanguage } from '@shop/i18n';
import { payableQueries } from '@shop/data-access/payables';
import { useFormAnswer, usePage } from '@shop/page';
import { Box } from '@shop/ui-theme/box';
import { FormSection } from '@shop/ui-theme/form-section';
import { Text } from '@shop/ui-theme/text';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CheckoutFrame } from '../checkout-frame/checkout-frame.tsx';
import { DeliveryBlock } from '../checkout-frame/delivery-block.tsx';
import { useCheckout } from '../checkout-frame/use-checkout.ts';
import { useCheckoutWords } from '../checkout-words.ts';
import { useMessages } from '../messages.ts';
import { PayablePage } from '../payable-page/payable-page.tsx';
import { BuyerChoice } from './buyer-choice.tsx';
import { COMPANY_FIELDS } from './company-fields.ts';
import { MoneyOff } from './money-off.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { fitPaymentDraft, paymentDraft, toPaymentFields } from './payment-fields.ts';
import { paymentSchema } from './payment-form.schema.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { TokenInput } from './token-input.tsx';
import { usePaymentState } from './use-payment-state.ts';

/** Fields whose names in the call differ from the form's. */
const WIRE_NAMES = {
  payment_processor_id: 'payment',
  option: 'payment',
  means_id: 'payment',
  'company.name': COMPANY_FIELDS.name,
  'company.country_id': COMPANY_FIELDS.country_id,
  'company.register_code': COMPANY_FIELDS.register_code,
  'company.vat_number': COMPANY_FIELDS.vat_number,
};

/** The payment of a cart, or of a payable without a checkout: the check has found out which. */
export const PaymentPage = () => {
  const { slug = '' } = useParams();
  const { id: languageId } = useLanguage();
  const { queryKey, queryFn } = payableQueries(usePage().api).one(slug, languageId);
  const { data: payable } = useQuery({ queryKey, ...(queryFn && { queryFn }), enabled: false });
  return payable ? <PayablePage key={slug} payable={payable} /> : <SessionPaymentPage />;
};

/** The choice is restored after a reload or a change of language. */
const SessionPaymentPage = () => {
  const checkout = useCheckout('payment');
  const draft = useFormDraft(paymentDraft(checkout.slug));
  return <PaymentForm key={draft === null ? 'fresh' : 'draft'} checkout={checkout} draft={draft} />;
};

/** Every fee is shown before a method is chosen. */
const PaymentForm = ({ checkout, draft }: { checkout: Checkout; draft: FormDraft | null }) => {
  const say = useMessages();
  const formats = useFormats();
  const answer = useFormAnswer();
  const words = useCheckoutWords();
  const values: Record<string, string> = {
    ...toPaymentFields(checkout),
    ...fitPaymentDraft(draft, checkout),
    ...answer?.values,
  };
  // A box left open is not sent at all, so an answer without it means "not ticked".
  const ticked = (answer ? answer.values.use_balance : values.use_balance) === '1';
  const choices = usePaymentState(checkout, {
    payment: Number(values.payment),
    usesBalance: ticked,
    balance: toWire(previewTotals(checkout, { usesBalance: true }).balance),
  });
  const { usesBalance } = choices;
  const choice = { payment: choices.state.payment.id, usesBalance };
  const total = previewTotal(checkout, choice);

  return (
    <CheckoutFrame checkout={checkout} step="payment" choice={choice}>
      <RefusalNotice unknown="checkout.payment.declined" />
      <div>
        <DeliveryBlock checkout={checkout} step="payment" />
      </div>
      <ShopForm
        schema={paymentSchema(checkout)}
        labels={{
          payment: '',
          code: say('checkout.promotion.label'),
          [COMPANY_FIELDS.name]: say('checkout.company.name'),
          [COMPANY_FIELDS.country_id]: say('checkout.company.country'),
          [COMPANY_FIELDS.register_code]: say('checkout.company.code'),
          [COMPANY_FIELDS.vat_number]: say('checkout.company.vat'),
        }}
        answer={answer}
        values={values}
        words={words}
        names={WIRE_NAMES}
        draft={paymentDraft(checkout.slug)}
        isDraftFitted
        prepare={choices.prepare}
        summaryHeading={say('checkout.form.summary')}
      >
        <TokenInput choices={choices} />
        <FormSection heading={say('checkout.payment.how')}>
          <PaymentMethods
            offer={checkout}
            values={values}
            feeBy={(provider) => previewFee(checkout, { payment: provider, usesBalance })}
            choices={choices}
            total={total}
          />
        </FormSection>
        <FormSection heading={say('checkout.buyer')}>
          <BuyerChoice values={values} />
        </FormSection>
        <Box marginBlockStart={24} gap={16}>
          <MoneyOff checkout={checkout} usesBalance={usesBalance} onBalance={choices.useBalance} />
          <Box marginBlockStart={8} gap={12}>
            <SubmitButton isBlock size="large" name="intent" value="continue">
              {say('checkout.payment.continue', { total: formats.money(total, checkout.currency) })}
            </SubmitButton>
            <Text size="caption" tone="muted" align="center">
              {say('checkout.payment.not_charged')}
            </Text>
          </Box>
        </Box>
      </ShopForm>
    </CheckoutFrame>
  );
};
