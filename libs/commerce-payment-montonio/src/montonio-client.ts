import { Order, PaymentMethods, type Bank } from './montonio-answers.ts';
import type { MontonioHttp } from './montonio-http.ts';
import type { orderRequest, refundRequest } from './montonio-requests.ts';

/** The calls of the API that the shop makes, with their answers read. */
export const createMontonioClient = (http: MontonioHttp) => ({
  createOrder: async (body: ReturnType<typeof orderRequest>): Promise<Order> =>
    Order.parse(await http({ path: '/orders', body })),

  /** Null for an order that the account does not have. */
  findOrder: async (uuid: string): Promise<Order | null> => {
    const answer = await http({ path: `/orders/${encodeURIComponent(uuid)}` });
    return answer === null ? null : Order.parse(answer);
  },

  refund: async (body: ReturnType<typeof refundRequest>): Promise<void> => {
    await http({ path: '/refunds', body });
  },

  /** Banks by the code of their country. */
  banks: async (): Promise<Readonly<Record<string, readonly Bank[]>>> => {
    const { paymentMethods } = PaymentMethods.parse(await http({ path: '/stores/payment-methods' }));
    const setup = paymentMethods.paymentInitiation?.setup ?? {};
    return Object.fromEntries(
      Object.entries(setup).map(([country, { paymentMethods: all }]) => [country, all]),
    );
  },
});

export type MontonioClient = ReturnType<typeof createMontonioClient>;
