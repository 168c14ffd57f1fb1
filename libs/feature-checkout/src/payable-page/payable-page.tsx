import type { Payable } from '@shop/data-access';
import { ShopForm } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { PageBody, PageColumns, PageHead, useFormAnswer } from '@shop/page';
import { Box } from '@shop/ui-theme/box';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { FormSection } from '@shop/ui-theme/form-section';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PaymentInFlight } from '../checkout-frame/payment-in-flight.tsx';
import { useCheckoutWords } from '../checkout-words.ts';
import { useMessages } from '../messages.ts';
import { BalanceChoice } from '../payment-page/balance-choice.tsx';
import { PaymentMethods } from '../payment-page/payment-methods.tsx';
import { RefusalNotice } from '../payment-page/refusal-notice.tsx';
import { TokenInput } from '../payment-page/token-input.tsx';
import { usePaymentState } from '../payment-page/use-payment-state.ts';
import { placingQuery } from '../placing-key.ts';
import { AccountRefusal } from './account-refusal.tsx';
import { PayButton } from './pay-button.tsx';
import { payableSchema, toPayableFields } from './payable-form.ts';
import { previewPayable } from './payable-sums.ts';
import { PayableSummary } from './payable-summary.tsx';

const WIRE_NAMES = { payment_processor_id: 'payment', option: 'payment', means_id: 'payment' };

/** A payable sum: its method, its fee, and the one button that pays it. */
export const PayablePage = ({ payable }: { payable: Payable }) => {
  const say = useMessages();
  const formats = useFormats();
  const answer = useFormAnswer();
  const words = useCheckoutWords();
  const { data: key } = useSuspenseQuery(placingQuery(payable.slug));
  const values: Record<string, string> = { ...toPayableFields(payable), ...answer?.values };
  const first = Number(values.payment);
  const choices = usePaymentState(payable, {
    payment: first,
    usesBalance: values.use_balance === '1',
    balance: previewPayable(payable, { payment: first, usesBalance: true }).balance,
  });
  const { usesBalance } = choices;
  const payment = choices.state.payment.id;
  const sums = previewPayable(payable, { payment, usesBalance });
  const money = (amount: number) => formats.money(amount, payable.currency);
  const isTopUp = payable.kind === 'top_up';
  const isOrder = payable.order_slug !== null;
  const title = isTopUp
    ? say('checkout.payable.top_up', { due: money(payable.due) })
    : say('checkout.payable.title', { number: payable.number });

  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <PageColumns>
        <FormColumn>
          <Stack gap={24}>
            <PageTitle heading={title} />
            <PaymentInFlight payment={payable.payment_in_flight} />
            <RefusalNotice
              unknown={isOrder ? 'checkout.payable.declined' : 'checkout.payable.top_up_declined'}
              isOrder={isOrder}
            />
            <ShopForm
              schema={payableSchema(payable)}
              labels={{ payment: '' }}
              answer={answer}
              values={values}
              words={words}
              names={WIRE_NAMES}
              draft={null}
              prepare={choices.prepare}
              summaryHeading={say('checkout.form.summary')}
            >
              <input type="hidden" name="key" value={key} />
              <TokenInput choices={choices} />
              <input type="hidden" name="expected_total" value={sums.total} />
              <FormSection heading={say('checkout.payment.how')}>
                <PaymentMethods
                  offer={payable}
                  values={values}
                  feeBy={(provider) => previewPayable(payable, { payment: provider, usesBalance }).fee}
                  choices={choices}
                  total={sums.total}
                />
                <AccountRefusal account={payable.on_account} />
                {payable.balance_available > 0 && (
                  <Box ground="box">
                    <BalanceChoice
                      used={previewPayable(payable, { payment, usesBalance: true }).balance}
                      available={payable.balance_available}
                      currency={payable.currency}
                      isUsed={usesBalance}
                      onChange={choices.useBalance}
                    />
                  </Box>
                )}
                <PayButton payable={payable} sums={sums} payment={payment} />
              </FormSection>
            </ShopForm>
          </Stack>
        </FormColumn>
        <PayableSummary payable={payable} sums={sums} />
      </PageColumns>
    </PageBody>
  );
};
