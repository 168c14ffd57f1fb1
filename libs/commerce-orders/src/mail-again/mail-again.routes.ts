import { ordersContract } from '@shop/contracts/orders';
import type { Database } from '@shop/database';
import type { Limit } from '@shop/commerce-kit/attempt-rule';
import { attemptKey, type AttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, tooManyRequests } from '@shop/commerce-kit/problem';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import { mayOf } from '../may-of.ts';
import { orderMail } from '../order-mail.ts';
import { getOwnOrder } from '../own-order.ts';

type MailAgainDeps = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly brands: Brands;
  readonly attempts: AttemptsRepository;
};

const HOUR = 3_600_000;
/** Of one order: the address may be another person's. */
const A_DAY: Limit = { max: 3, windowMs: 24 * HOUR, firstWaitMs: HOUR, longestWaitMs: 24 * HOUR };

/** Sends the confirmation of an order again, to the order's own address. */
export const mailAgainRoutes =
  ({ db, mail, brands, attempts }: MailAgainDeps): Module =>
  async (app) => {
    app.call(ordersContract.mailAgain, async ({ body, brand, visitor, now }) => {
      const order = await getOwnOrder(db, { brand, visitor, now }, body.slug);
      if (!mayOf(order).includes('mail_again')) throw conflict('order_not_paid');
      const waitMs = await attempts.take(attemptKey('order-mail-again', brand.key, order.slug), A_DAY, now);
      if (waitMs > 0) throw tooManyRequests(waitMs);
      await db.transaction().execute(async (tx) => {
        const first = await orderMail(tx, brands, order.id);
        await mail.enqueue(tx, { ...first, uniqueKey: `${first.uniqueKey}:${secretSlug().slice(0, 8)}` });
      });
      return {};
    });
  };
