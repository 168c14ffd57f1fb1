import type {
  PaymentAt,
  PaymentOrder,
  ProviderReport,
  RefundOrder,
  StartedPayment,
} from '@shop/commerce-payments/providers';
import type { MontonioBanks } from './montonio-banks.ts';
import type { Order } from './montonio-answers.ts';
import type { MontonioClient } from './montonio-client.ts';
import { toAmount } from './montonio-money.ts';
import { reportOfOrder } from './montonio-report.ts';
import { orderRequest, refundRequest } from './montonio-requests.ts';
import type { MontonioPayment, MontonioRepository } from './montonio.repository.ts';

export type PaymentsDeps = {
  readonly payments: MontonioRepository;
  readonly clientOf: (brand: string) => MontonioClient;
  readonly banks: MontonioBanks;
  readonly notificationUrlOf: (order: PaymentOrder) => string;
  readonly clock: () => Date;
};

const unknownTo = (reference: string): ProviderReport => ({
  reference,
  ref: null,
  state: 'unknown',
  money: null,
});

const cancelled = (reference: string, ref: string | null): ProviderReport => ({
  ...{ reference, ref, money: null },
  state: 'cancelled',
  reason: 'cancelled',
});

/** A closed payment without a confirmation is over: the API itself cannot close an order. */
const withClosing = (report: ProviderReport, payment: MontonioPayment | undefined): ProviderReport =>
  report.state === 'open' && payment?.closed_at ? cancelled(report.reference, report.ref) : report;

const isOnItsWay = ({ status }: Order['refunds'][number]) => status === 'PENDING' || status === 'PROCESSING';

/** A payment at the provider: an order there, and the shop's own record of it. */
export const createMontonioPayments = ({ payments, clientOf, ...deps }: PaymentsDeps) => {
  const createOrder = async (order: PaymentOrder): Promise<MontonioPayment> => {
    const country = deps.banks.countryOf(order.option) ?? order.buyer.country ?? undefined;
    const places = { notificationUrl: deps.notificationUrlOf(order), country };
    const request = orderRequest(order, places, deps.clock());
    const { uuid, paymentUrl } = await clientOf(order.brand).createOrder(request);
    if (paymentUrl == null) throw new Error('the provider gave no address where the order is paid');
    return payments.keepOrder(order.reference, { uuid, paymentUrl });
  };

  const findOrder = async (reference: string, { brand, ref }: PaymentAt, payment?: MontonioPayment) => {
    const uuid = payment?.order_uuid ?? ref;
    const order = uuid === null ? null : await clientOf(brand).findOrder(uuid);
    if (order && order.merchantReference !== reference)
      throw new Error('the provider answered about another payment');
    return order;
  };

  return {
    start: async (order: PaymentOrder): Promise<StartedPayment> => {
      const { reference, brand } = order;
      const known = await payments.open({ reference, brand });
      const payment = known.closed_at || known.order_uuid ? known : await createOrder(order);
      const { order_uuid: ref, payment_url: redirectUrl } = payment;
      if (payment.closed_at) return { ...cancelled(reference, ref), redirectUrl: null };
      return { reference, ref, state: 'open', money: null, redirectUrl };
    },

    status: async (reference: string, at: PaymentAt): Promise<ProviderReport> => {
      const payment = await payments.find(reference);
      const order = await findOrder(reference, at, payment);
      if (order) return withClosing(reportOfOrder(order), payment);
      return payment?.closed_at ? cancelled(reference, payment.order_uuid) : unknownTo(reference);
    },

    cancel: async (reference: string, at: PaymentAt): Promise<ProviderReport> => {
      const payment = await payments.close({ reference, brand: at.brand });
      const order = await findOrder(reference, at, payment);
      return order ? withClosing(reportOfOrder(order), payment) : cancelled(reference, null);
    },

    /**
     * Money can be refunded only after it reached the provider's account, about a day after the payment, and
     * one refund at a time: until then the order is reported as it is, and the refund is requested again.
     */
    refund: async (reference: string, at: PaymentAt, wish: RefundOrder): Promise<ProviderReport> => {
      const order = await findOrder(reference, at, await payments.find(reference));
      if (!order) return unknownTo(reference);
      const isPossible = toAmount(order.availableForRefund) >= wish.amount && !order.refunds.some(isOnItsWay);
      if (wish.amount === 0 || !isPossible) return reportOfOrder(order);
      await clientOf(at.brand).refund(refundRequest(order.uuid, wish));
      return reportOfOrder((await findOrder(reference, { ...at, ref: order.uuid })) ?? order);
    },
  };
};
