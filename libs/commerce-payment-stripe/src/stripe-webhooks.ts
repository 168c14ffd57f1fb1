import {
  ProviderSilent,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookRefusal,
} from '@shop/commerce-payments/providers';
import { err, ok, type Result } from '@shop/domain/result';
import { Stripe } from 'stripe';
import { isLiveKey, type AccountOfBrands } from './stripe-account.ts';
import type { StripeClient } from './stripe-client.ts';
import type { StripePayments } from './stripe-payments.ts';
import type { StripePayment, StripeRepository } from './stripe.repository.ts';
import { reportOfEvent, StripeEvent } from './webhook-events.ts';

export type AccountAtWork = AccountOfBrands & { readonly client: StripeClient };

type WebhookDeps = {
  readonly accounts: readonly AccountAtWork[];
  readonly orders: StripePayments;
  readonly payments: StripeRepository;
};

/** The provider signs each attempt anew, so an older signature is a replay. */
export const TOLERANCE_S = 300;
const MILLIS = 1_000;
/** `t=` once and first, then signatures: `v1` twice while a secret is being changed, and `v0` of test events. */
const HEADER = /^t=(\d{1,12})(?:,v[01]=[0-9a-f]{64}){1,6}$/;

/** The header, where it has the provider's form and is recent. */
const readHeader = (headers: WebhookHeaders, now: Date): Result<string, 'bad_signature' | 'stale'> => {
  const header = headers['stripe-signature'];
  const match = typeof header === 'string' ? HEADER.exec(header) : null;
  if (!match) return err('bad_signature');
  const age = Math.abs(Math.floor(now.getTime() / MILLIS) - Number(match[1]));
  return age > TOLERANCE_S ? err('stale') : ok(match[0]);
};

type Signed = { readonly rawBody: string; readonly header: string; readonly now: Date };

/** The content signed with this account's secret; null for another's, undefined for an invalid event. */
const readSigned = (
  { account }: AccountAtWork,
  { rawBody, header, now }: Signed,
): StripeEvent | null | undefined => {
  try {
    const event: unknown = Stripe.webhooks.constructEvent(
      rawBody,
      header,
      account.webhookSecret,
      TOLERANCE_S,
      undefined,
      now.getTime(),
    );
    const read = StripeEvent.safeParse(event);
    return read.success ? read.data : undefined;
  } catch (error) {
    return error instanceof Stripe.errors.StripeSignatureVerificationError ? null : undefined;
  }
};

/**
 * Verifies webhooks by the secrets of the accounts, over the received bytes, without any call; the state of
 * the payment is then requested from the provider.
 */
export const createStripeWebhooks = ({ accounts, orders, payments }: WebhookDeps) => {
  const heard = async (
    event: StripeEvent,
    { account, takes, client }: AccountAtWork,
  ): Promise<WebhookEvent> => {
    const said = { eventId: event.id, type: event.type };
    // An account's test events are signed for the same address.
    if (event.livemode !== isLiveKey(account.secretKey)) return { ...said, report: null };
    const isOwn = ({ brand }: StripePayment) => takes(brand);
    return { ...said, report: await reportOfEvent(event, { orders, payments, client, isOwn }) };
  };

  const verified = async (signed: Signed): Promise<Result<WebhookEvent, WebhookRefusal>> => {
    for (const account of accounts) {
      const event = readSigned(account, signed);
      if (event === undefined) return err('malformed');
      if (event) return ok(await heard(event, account));
    }
    return err('bad_signature');
  };

  return async (
    rawBody: string,
    headers: WebhookHeaders,
    now: Date,
  ): Promise<Result<WebhookEvent, WebhookRefusal>> => {
    const header = readHeader(headers, now);
    if (!header.ok) return header;
    try {
      return await verified({ rawBody, header: header.value, now });
    } catch (error) {
      // The provider sends it again.
      if (error instanceof ProviderSilent) return err('unavailable');
      throw error;
    }
  };
};
