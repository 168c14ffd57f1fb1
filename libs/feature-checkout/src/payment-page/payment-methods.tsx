import type { Checkout, Payable } from '@shop/data-access';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { useFormField } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { RadioField } from '@shop/ui-theme/choice';
import { RadioCards } from '@shop/ui-theme/radio-cards';
import { Stack } from '@shop/ui-theme/stack';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useMessages } from '../messages.ts';
import { useMethodWords } from './method-words.ts';
import { optionField } from './payment-fields.ts';
import { AccountBody } from './account-body.tsx';
import { CardBody } from './card-body.tsx';
import type { PaymentChoices } from './use-payment-state.ts';

type Method = Checkout['payment_methods'][number];
type Props = {
  /** The sum to pay, and its methods. */
  offer: Pick<Checkout, 'currency' | 'payment_methods'> & Pick<Payable, 'on_account'>;
  values: Readonly<Record<string, string>>;
  /** The fee of a method with all other choices: zero where nothing is left to pay. */
  feeBy: (provider: number) => number;
  choices: PaymentChoices;
  /** To pay with the current choices. */
  total: number;
};

/** A bank of the list. */
const BankChoice = ({ method, values }: { method: Method; values: Props['values'] }) => (
  <Stack gap={4}>
    {method.options.map(({ code, name }) => (
      <RadioField
        key={code}
        label={name}
        name={optionField(method.id)}
        value={code}
        defaultChecked={values[optionField(method.id)] === code}
      />
    ))}
  </Stack>
);

/** The payment methods of this brand, with the fee of each. */
export const PaymentMethods = ({ offer, values, feeBy, choices, total }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  // A method may have been chosen before scripts ran.
  const followForm = useEffectEvent(() => {
    const chosen = document.querySelector<HTMLInputElement>('input[name=payment]:checked')?.value;
    if (chosen !== undefined && chosen !== String(choices.state.payment.id))
      choices.chooseMethod(Number(chosen));
  });
  useEffect(() => followForm(), []);
  const words = useMethodWords(offer.payment_methods);
  const { error, id, onChange: tellForm } = useFormField('payment', 'submitted');

  const feeOf = ({ id: provider, fee, fee_type }: Method): string => {
    const extra = feeBy(provider);
    if (extra === 0) return say('checkout.payment.no_fee');
    const amount = formats.money(extra, offer.currency);
    return fee_type === 1
      ? say('checkout.payment.fee_percent', { amount, percent: formats.number(fee) })
      : say('checkout.payment.fee_fixed', { amount });
  };
  const account = offer.on_account;
  const hintOf = ({ id, options, charged }: Method): string => {
    if (id === PAYMENT_PROVIDER.account && account)
      return say('checkout.account.hint', { day: formats.date(`${account.due_on}T12:00:00Z`) });
    if (options.length > 0) return options.map(({ name }) => name).join(', ');
    return charged
      ? say('checkout.payment.charged_in', { hint: words.hintOf(id), currency: charged.currency })
      : words.hintOf(id);
  };

  const bodyOf = (method: Method): { body?: ReactNode } => {
    if (method.id === PAYMENT_PROVIDER.account && account)
      return { body: <AccountBody account={account} total={total} /> };
    if (method.options.length > 0) return { body: <BankChoice method={method} values={values} /> };
    if (!method.field && !method.saved) return {};
    return {
      body: (
        <CardBody
          method={method}
          values={values}
          sum={method.charged && total > 0 ? method.charged : { amount: total, currency: offer.currency }}
          choices={choices}
        />
      ),
    };
  };

  return (
    <RadioCards
      legend={say('checkout.payment.how')}
      isLegendHidden
      name="payment"
      id={id}
      defaultValue={values.payment ?? ''}
      onChange={(chosen) => {
        choices.chooseMethod(Number(chosen));
        void tellForm({ target: { name: 'payment', value: chosen } });
      }}
      {...(error === undefined ? {} : { error })}
      options={offer.payment_methods.map((method) => ({
        value: String(method.id),
        label: words.nameOf(method.id),
        hint: hintOf(method),
        icon: words.iconOf(method.id),
        end: feeOf(method),
        ...bodyOf(method),
      }))}
    />
  );
};
