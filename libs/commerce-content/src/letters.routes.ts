import { contentContract } from '@shop/contracts/content';
import type { Limit } from '@shop/commerce-kit/attempt-rule';
import { attemptKey, createAttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import type { Module } from '@shop/commerce-kit/module';
import { tooManyRequests } from '@shop/commerce-kit/problem';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import { placeOf } from '@shop/outbound/serving';
import type { ContentDeps } from './content.ports.ts';
import { letterMail, receiptMail } from './letter-mails.ts';
import { insertLetter } from './letters.repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** From one place. */
const LETTERS: Limit = { max: 5, windowMs: 10 * MINUTE, firstWaitMs: 10 * MINUTE, longestWaitMs: 2 * HOUR };
/** To one address: it may belong to another person. */
const RECEIPTS: Limit = { max: 3, windowMs: 24 * HOUR, firstWaitMs: HOUR, longestWaitMs: 24 * HOUR };

/** The contact form. */
export const lettersRoutes =
  ({ db, mail, brands }: ContentDeps): Module =>
  async (app) => {
    const attempts = createAttemptsRepository(db);

    app.call(contentContract.write, async ({ body, brand, locale, ip, now, idempotencyKey: key }) => {
      const { website = '', ...letter } = body;
      // A program filled in the field that people do not see. It gets the answer of everyone.
      if (website !== '') return {};
      const waitMs = await attempts.take(attemptKey('letter', brand.key, placeOf(ip)), LETTERS, now);
      if (waitMs > 0) throw tooManyRequests(waitMs);
      const mayAnswer =
        (await attempts.take(attemptKey('letter-receipt', brand.key, letter.email), RECEIPTS, now)) === 0;
      await db.transaction().execute(async (tx) => {
        const written = await insertLetter(tx, {
          ...letter,
          ...{ brand: brand.key, language: locale, key: key ?? secretSlug(), created_at: now },
        });
        if (!written) return;
        if (brand.supportEmail !== null)
          await mail.enqueue(tx, letterMail(brands, brand.supportEmail, written));
        if (mayAnswer) await mail.enqueue(tx, receiptMail(brands, written));
      });
      return {};
    });
  };
