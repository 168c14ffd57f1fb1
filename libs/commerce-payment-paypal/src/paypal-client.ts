import { Capture, Order, Refund, Verification } from './paypal-answers.ts';
import { hasIssue, PayPalProblem } from './paypal-problem.ts';
import type { PayPalHttp } from './paypal-http.ts';
import { orderBody, refundBody, type OrderToCreate, type RefundToMake } from './paypal-requests.ts';

/** The data that verifies a webhook, named as in `verify-webhook-signature`. */
export type WebhookSignature = {
  readonly transmission_id: string;
  readonly transmission_time: string;
  readonly cert_url: string;
  readonly auth_algo: string;
  readonly transmission_sig: string;
  readonly webhook_id: string;
};

const NOT_FOUND = 404;

/** The calls of the API that the shop makes, one method each. */
export const createPayPalClient = (http: PayPalHttp) => ({
  createOrder: async (order: OrderToCreate): Promise<Order> =>
    Order.parse(
      await http({
        method: 'POST',
        path: '/v2/checkout/orders',
        key: order.reference,
        body: orderBody(order),
      }),
    ),

  /** Undefined for an order without approval in time: the provider deletes it. */
  findOrder: async (id: string): Promise<Order | undefined> => {
    try {
      return Order.parse(
        await http({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(id)}` }),
      );
    } catch (error) {
      if (error instanceof PayPalProblem && error.status === NOT_FOUND) return undefined;
      throw error;
    }
  },

  captureOrder: async (id: string, key: string): Promise<Order> =>
    Order.parse(
      await http({
        method: 'POST',
        path: `/v2/checkout/orders/${encodeURIComponent(id)}/capture`,
        key,
        body: {},
      }),
    ),

  findCapture: async (id: string): Promise<Capture> =>
    Capture.parse(await http({ method: 'GET', path: `/v2/payments/captures/${encodeURIComponent(id)}` })),

  refundCapture: async (id: string, refund: RefundToMake): Promise<Refund> =>
    Refund.parse(
      await http({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(id)}/refund`,
        key: refund.key,
        body: refundBody(refund),
      }),
    ),

  /**
   * Whether the provider confirms that it sent this webhook. The event is passed on unchanged: serialised
   * again, it would differ from the signed one.
   */
  isOwnWebhook: async (signature: WebhookSignature, rawBody: string): Promise<boolean> => {
    const path = '/v1/notifications/verify-webhook-signature';
    const body = `${JSON.stringify(signature).slice(0, -1)},"webhook_event":${rawBody}}`;
    try {
      const said = Verification.parse(await http({ method: 'POST', path, body }));
      return said.verification_status === 'SUCCESS';
    } catch (error) {
      // It refuses headers of an unexpected form.
      if (hasIssue(error, 'VALIDATION_ERROR', 'INVALID_REQUEST')) return false;
      throw error;
    }
  },
});

export type PayPalClient = ReturnType<typeof createPayPalClient>;
