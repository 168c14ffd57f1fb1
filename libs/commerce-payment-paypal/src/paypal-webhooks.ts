import {
  ProviderSilent,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookRefusal,
} from '@shop/commerce-payments/providers';
import { err, ok, type Result } from '@shop/domain/result';
import type { Certificates } from './certificates.ts';
import type { AccountOfBrands } from './paypal-account.ts';
import type { PayPalClient } from './paypal-client.ts';
import type { PayPalPayments } from './paypal-payments.ts';
import type { PayPalPayment, PayPalRepository } from './paypal.repository.ts';
import { PayPalEvent, reportOfEvent } from './webhook-events.ts';
import { isSignedBy, readSignature, type SentSignature } from './webhook-signature.ts';

/** An account with its API and the keys that its webhooks are signed with. */
export type AccountAtWork = AccountOfBrands & {
  readonly client: PayPalClient;
  readonly certificateOf: Certificates;
};

type WebhookDeps = {
  readonly accounts: readonly AccountAtWork[];
  readonly orders: PayPalPayments;
  readonly payments: PayPalRepository;
};

const readEvent = (rawBody: string): PayPalEvent | null => {
  try {
    const read = PayPalEvent.safeParse(JSON.parse(rawBody));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

/**
 * Verifies webhooks. Checks without a call come first, so that a forged webhook causes no request: headers,
 * age, origin of the certificate, and the signature by the cached certificate. Only then the provider is
 * asked whether it sent this, and for the state of the payment.
 */
export const createPayPalWebhooks = ({ accounts, orders, payments }: WebhookDeps) => {
  const signer = async (signature: SentSignature, rawBody: string): Promise<AccountAtWork | undefined> => {
    for (const one of accounts) {
      const key = await one.certificateOf(signature.cert_url);
      if (key && isSignedBy(key, signature, one.account.webhookId, rawBody)) return one;
    }
    return undefined;
  };

  const verified = async (
    rawBody: string,
    signature: SentSignature,
  ): Promise<Result<WebhookEvent, WebhookRefusal>> => {
    const account = await signer(signature, rawBody);
    if (!account) return err('bad_signature');
    const event = readEvent(rawBody);
    if (!event) return err('malformed');
    const { client, takes } = account;
    const { webhookId } = account.account;
    const isOwnWebhook = await client.isOwnWebhook({ ...signature, webhook_id: webhookId }, rawBody);
    if (!isOwnWebhook) return err('bad_signature');
    const isOwn = ({ brand }: PayPalPayment) => takes(brand);
    const report = await reportOfEvent(event, { orders, payments, client, isOwn });
    return ok({ eventId: event.id, type: event.event_type, report });
  };

  return async (
    rawBody: string,
    headers: WebhookHeaders,
    now: Date,
  ): Promise<Result<WebhookEvent, WebhookRefusal>> => {
    const signature = readSignature(headers, now);
    if (!signature.ok) return signature;
    try {
      return await verified(rawBody, signature.value);
    } catch (error) {
      // The provider sends it again.
      if (error instanceof ProviderSilent) return err('unavailable');
      throw error;
    }
  };
};
