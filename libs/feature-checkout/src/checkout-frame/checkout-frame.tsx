import type { Checkout } from '@shop/data-access';
import { CHECKOUT_ORDER } from '@shop/domain/checkout-step';
import type { CheckoutChoice } from '@shop/domain/totals';
import { PageBody, PageColumns, PageHead, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { CheckoutSteps } from '@shop/ui-theme/checkout-steps';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Stack } from '@shop/ui-theme/stack';
import { VisuallyHidden } from '@shop/ui-theme/visually-hidden';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';
import { useLeaving } from '../use-leaving.ts';
import { ChangeList } from './change-list.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { PaymentInFlight } from './payment-in-flight.tsx';

export type Step = (typeof CHECKOUT_ORDER)[number];

type Props = {
  checkout: Checkout;
  step: Step;
  choice?: CheckoutChoice;
  children: ReactNode;
};

/** One column, three named steps with their state, and the summary next to it or collapsed above. */
export const CheckoutFrame = ({ checkout, step, choice, children }: Props) => {
  const say = useMessages();
  const { href } = useLinks();
  useLeaving(checkout.slug);
  const now = CHECKOUT_ORDER.indexOf(step);
  const summary = { checkout, ...(choice ? { choice } : {}) };
  const pathOf = { shipping: paths.checkout, payment: paths.payment, confirm: laterPaths.confirm };
  return (
    <PageBody>
      <PageHead title={say(`checkout.step.${step}`)} isIndexed={false} />
      <PageColumns>
        <FormColumn>
          <Stack gap={32}>
            <VisuallyHidden as="h1">{say('checkout.title')}</VisuallyHidden>
            <Stack gap={20}>
              <CheckoutSteps
                label={say('checkout.steps')}
                doneLabel={say('checkout.step.done')}
                steps={CHECKOUT_ORDER.map((name, index) => ({
                  label: say(`checkout.step.${name}`),
                  state: index < now ? 'done' : index === now ? 'now' : 'ahead',
                  ...(index < now ? { href: href(pathOf[name].to({ slug: checkout.slug })) } : {}),
                }))}
              />
              <CheckoutSummary place="above" isOpen={step === 'confirm'} {...summary} />
            </Stack>
            <PaymentInFlight payment={checkout.payment_in_flight} />
            <ChangeList checkout={checkout} />
            {children}
          </Stack>
        </FormColumn>
        <CheckoutSummary place="beside" {...summary} />
      </PageColumns>
    </PageBody>
  );
};
