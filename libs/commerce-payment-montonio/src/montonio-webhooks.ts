import { createHash } from 'node:crypto';
import {
  ProviderSilent,
  type ProviderReport,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookRefusal,
} from '@shop/commerce-payments/providers';
import { err, ok, type Result } from '@shop/domain/result';
import * as z from 'zod/mini';
import type { Accounts, MontonioAccount } from './montonio-account.ts';
import { OrderToken, RefundToken } from './montonio-answers.ts';
import type { MontonioClient } from './montonio-client.ts';
import { toAmount } from './montonio-money.ts';
import { isTaken, meaningOf, reportOfOrder } from './montonio-report.ts';
import { verifyToken } from './montonio-tokens.ts';
import type { MontonioRepository } from './montonio.repository.ts';

type WebhookDeps = {
  readonly accounts: Accounts;
  readonly clientFor: (account: MontonioAccount) => MontonioClient;
  readonly payments: MontonioRepository;
};

const Body = z.union([z.object({ orderToken: z.string() }), z.object({ refundToken: z.string() })]);
type Body = z.infer<typeof Body>;

const readBody = (rawBody: string): Body | null => {
  try {
    const read = Body.safeParse(JSON.parse(rawBody));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

/** What a token contains: the sum, but neither the fee nor refunds. */
const reportOfToken = (token: OrderToken): ProviderReport => ({
  reference: token.merchantReference,
  ref: token.uuid,
  money: isTaken(token.paymentStatus)
    ? { amount: toAmount(token.grandTotal), currency: token.currency, refunded: 0 }
    : null,
  ...meaningOf(token.paymentStatus),
});

/** States after which part of the money may have been refunded: only the order has the sum. */
const HAS_REFUNDS: readonly OrderToken['paymentStatus'][] = ['PARTIALLY_REFUNDED', 'REFUNDED'];

/**
 * Verifies webhooks without a call: a forged one costs the shop nothing. Only after a genuine one about money is
 * the provider asked for the sums.
 */
export const createMontonioWebhooks = ({ accounts, clientFor, payments }: WebhookDeps) => {
  const ask = async (account: MontonioAccount, uuid: string): Promise<ProviderReport | null> => {
    const order = await clientFor(account).findOrder(uuid);
    return order && reportOfOrder(order);
  };

  /** Only the order has the fee. A provider that does not answer now delays no payment that its token confirms. */
  const withFee = async (account: MontonioAccount, token: OrderToken): Promise<ProviderReport> => {
    const told = reportOfToken(token);
    if (token.paymentStatus !== 'PAID') return told;
    try {
      return (await ask(account, token.uuid)) ?? told;
    } catch (error) {
      if (error instanceof ProviderSilent) return told;
      throw error;
    }
  };

  /** A key of one brand's account is not valid for payments of another. */
  const isOwn = async (account: MontonioAccount, reference: string): Promise<boolean> => {
    const payment = await payments.find(reference);
    return !payment || accounts.of(payment.brand).accessKey === account.accessKey;
  };

  const ofOrder = async (account: MontonioAccount, token: OrderToken): Promise<ProviderReport | null> => {
    if (!(await isOwn(account, token.merchantReference))) return null;
    return HAS_REFUNDS.includes(token.paymentStatus) ? ask(account, token.uuid) : withFee(account, token);
  };

  const ofRefund = async (account: MontonioAccount, orderUuid: string): Promise<ProviderReport | null> => {
    const report = await ask(account, orderUuid);
    return report && (await isOwn(account, report.reference)) ? report : null;
  };

  const reportOf = async (
    account: MontonioAccount,
    body: Body,
    payload: unknown,
  ): Promise<Result<ProviderReport | null, 'malformed'>> => {
    if ('refundToken' in body) {
      const token = RefundToken.safeParse(payload);
      return token.success ? ok(await ofRefund(account, token.data.orderUuid)) : err('malformed');
    }
    const token = OrderToken.safeParse(payload);
    return token.success ? ok(await ofOrder(account, token.data)) : err('malformed');
  };

  const verified = async (body: Body, now: Date) => {
    const token = 'refundToken' in body ? body.refundToken : body.orderToken;
    let refusal: 'bad_signature' | 'stale' = 'bad_signature';
    for (const account of accounts.all) {
      const payload = await verifyToken(account, token, now);
      if (payload.ok) return ok({ account, token, payload: payload.value });
      if (payload.error === 'stale') refusal = 'stale';
    }
    return err(refusal);
  };

  return async (
    rawBody: string,
    _headers: WebhookHeaders,
    now: Date,
  ): Promise<Result<WebhookEvent, WebhookRefusal>> => {
    const body = readBody(rawBody);
    if (!body) return err('malformed');
    const signed = await verified(body, now);
    if (!signed.ok) return signed;
    const { account, token, payload } = signed.value;
    try {
      const report = await reportOf(account, body, payload);
      if (!report.ok) return report;
      const eventId = createHash('sha256').update(token).digest('hex');
      return ok({ eventId, type: 'refundToken' in body ? 'refund' : 'order', report: report.value });
    } catch (error) {
      // The provider sends it again.
      if (error instanceof ProviderSilent) return err('unavailable');
      throw error;
    }
  };
};
