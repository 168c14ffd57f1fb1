import { ShopForm, SubmitButton, type FormSchema } from '@shop/forms';
import { dutiesIn } from '@shop/domain/market-duties';
import { useFormats } from '@shop/i18n';
import { useFormAnswer, useLinks } from '@shop/page';
import { GuaranteeNotice } from '@shop/page/guarantee-notice';
import { paths } from '@shop/paths';
import { DoneBlock } from '@shop/ui-theme/done-block';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CheckoutFrame } from '../checkout-frame/checkout-frame.tsx';
import { CompanyBlock } from '../checkout-frame/company-block.tsx';
import { DeliveryBlock } from '../checkout-frame/delivery-block.tsx';
import { useCheckout } from '../checkout-frame/use-checkout.ts';
import { useCheckoutWords } from '../checkout-words.ts';
import { useMessages } from '../messages.ts';
import { useMethodWords } from '../payment-page/method-words.ts';
import { foreignCharge } from './foreign-charge.ts';
import { ConfirmLines } from './confirm-lines.tsx';
import { ConfirmReturns } from './confirm-returns.tsx';
import { ConfirmTerms } from './confirm-terms.tsx';
import { placingQuery } from '../placing-key.ts';

const NOTHING_TO_CHECK: FormSchema = { safeParse: () => ({ success: true }) };

/** The whole order for review, and the button with its sum. */
export const ConfirmPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const checkout = useCheckout('confirm');
  const methods = useMethodWords(checkout.payment_methods);
  const answer = useFormAnswer();
  const words = useCheckoutWords();
  const { data: key } = useSuspenseQuery(placingQuery(checkout.slug));
  const money = (amount: number) => formats.money(amount, checkout.currency);
  const { guaranteeYears } = dutiesIn(checkout.country_id);
  const charged = foreignCharge(checkout);
  const { balance } = checkout.totals;
  const total = money(checkout.totals.total);

  return (
    <CheckoutFrame checkout={checkout} step="confirm">
      <div>
        <DeliveryBlock checkout={checkout} step="confirm" />
        <DoneBlock
          heading={say('checkout.step.payment')}
          change={
            <TextLink href={href(paths.payment.to({ slug: checkout.slug }))}>
              {say('checkout.change')}
            </TextLink>
          }
        >
          {checkout.payments
            .map(({ amount, payment_processor_id: provider }) =>
              say('checkout.payment.part', {
                method: methods.nameOf(provider),
                amount: money(amount),
              }),
            )
            .join(', ')}
          {charged && (
            <>
              <br />
              {say('checkout.confirm.charged', {
                method: methods.nameOf(charged.id),
                amount: formats.money(charged.amount, charged.currency),
              })}
            </>
          )}
          {checkout.email !== null && (
            <>
              <br />
              {say('checkout.confirm.mail_to', { email: checkout.email })}
            </>
          )}
        </DoneBlock>
        <CompanyBlock checkout={checkout} />
      </div>
      <Stack gap={12} as="section">
        <Heading level={2} look="title">
          {say('checkout.confirm.lines')}
        </Heading>
        <ConfirmLines checkout={checkout} />
        <ConfirmReturns products={checkout.products} />
      </Stack>
      {guaranteeYears !== null && <GuaranteeNotice years={guaranteeYears} />}
      <ShopForm
        schema={NOTHING_TO_CHECK}
        labels={{}}
        answer={answer}
        words={words}
        draft={null}
        summaryHeading={say('checkout.form.summary')}
      >
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="expected_total" value={checkout.totals.total} />
        <Stack gap={12}>
          <SubmitButton isBlock size="large">
            {balance > 0
              ? say('checkout.confirm.order_from_balance', { total, balance: money(balance) })
              : say('checkout.confirm.order_and_pay', { total })}
          </SubmitButton>
          <ConfirmTerms />
        </Stack>
      </ShopForm>
    </CheckoutFrame>
  );
};
