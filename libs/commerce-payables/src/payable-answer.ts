import type { Payable as WirePayable } from '@shop/contracts/payables';
import { payableTotals } from '@shop/domain/totals';
import { rateToWire, toWire } from '@shop/domain/wire-amount';
import { findInFlight, foreignCharge, type PaymentMethodOffer } from '@shop/commerce-payments';
import { savedByMethod } from '@shop/commerce-saved-means';
import { banksForCountry } from '@shop/domain/banks-for-country';
import { fieldFor } from '@shop/domain/chosen-option';
import { accountMethod, accountToWire, findAccountTerms } from './account-terms.ts';
import { feeOf, methodsFor, viewPayable, type PayableView } from './payable-sums.ts';
import type { PayablesDeps } from './payables.ports.ts';
import type { PayableNow } from './payable-now.ts';

export const answerPayable = async (deps: PayablesDeps, own: PayableNow, now: Date): Promise<WirePayable> => {
  const { payable, title } = own;
  const book = await deps.tariffs.book();
  const { client_id: clientId, brand } = payable;
  const account = await findAccountTerms(deps, { payable, now });
  const [view, payment, saved] = await Promise.all([
    viewPayable(book, { ...deps, account }, own),
    findInFlight(deps.db, payable.id),
    savedByMethod(deps, { clientId, brand, now }),
  ]);
  return {
    slug: payable.slug,
    kind: payable.kind,
    number: title.number,
    currency: view.currency,
    due: toWire(view.due),
    ...(title.bringing && {
      shipping: toWire(title.bringing.shipping),
      delivery: toWire(title.bringing.delivery),
    }),
    payment_methods: [
      ...methodsFor(view, view.due).map((method) => {
        const cards = saved.get(method.provider);
        return { ...toMethod(view, method, { ...deps, brand }), ...(cards && { saved: cards }) };
      }),
      ...accountMethod(view),
    ],
    ...accountToWire(view),
    balance_available: toWire(view.balanceAvailable),
    payment_in_flight: payment ? { reference: payment.reference, redirect_url: payment.redirect_url } : null,
    order_slug: title.order?.slug ?? null,
    is_guest: payable.client_id === null,
  };
};

const toMethod = (
  view: PayableView,
  method: PaymentMethodOffer,
  { providers, brand }: Pick<PayablesDeps, 'providers'> & { brand: string },
): WirePayable['payment_methods'][number] => {
  const fee = feeOf(view, method);
  const provider = providers.get(method.provider);
  const bill = payableTotals({ due: view.due, balance: 0, paymentFee: fee });
  return {
    id: method.provider,
    name: provider?.method.name ?? '',
    ...(provider && { provider: provider.provider }),
    fee: fee.type === 1 ? rateToWire(fee.rate * 100) : toWire(fee.amount),
    fee_type: fee.type,
    fee_amount: toWire(bill.paymentFee),
    // An unpaid payable can be paid from any page.
    options: banksForCountry(provider?.options ?? [], undefined),
    ...fieldFor(provider, brand),
    ...foreignCharge(provider?.method, { amount: bill.total, currency: view.currency }, view.rates),
  };
};
