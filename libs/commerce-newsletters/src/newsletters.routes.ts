import { createUnsubscribeTokens } from '@shop/commerce-accounts';
import { attemptKey, createAttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import { evenly } from '@shop/commerce-kit/evenly';
import type { Module } from '@shop/commerce-kit/module';
import { tooManyRequests } from '@shop/commerce-kit/problem';
import { newslettersContract } from '@shop/contracts/newsletters';
import { placeOf } from '@shop/outbound/serving';
import { ASKS, BY_LINK, CONFIRMING_MAILS } from './newsletters.limits.ts';
import type { NewslettersDeps } from './newsletters.ports.ts';
import { deadLink } from './newsletters.problems.ts';
import { NEWSLETTER_TOKENS } from './newsletter-tokens.ts';
import { askForNewsletter, confirmNewsletter, endNewsletter } from './subscribe.ts';

/** Subscribing to the newsletter, and its end. */
export const newslettersRoutes = (deps: NewslettersDeps): Module => {
  const attempts = createAttemptsRepository(deps.db);
  const tokens = createUnsubscribeTokens(deps.secret, NEWSLETTER_TOKENS);

  return async (app) => {
    app.call(newslettersContract.ask, async ({ body, brand, locale, ip, now }) => {
      const { website = '', email, topics } = body;
      // A program filled in the field that people do not see. It gets the answer of everyone.
      if (website !== '') return {};
      const waitMs = await attempts.take(attemptKey('newsletter', brand.key, placeOf(ip)), ASKS, now);
      if (waitMs > 0) throw tooManyRequests(waitMs);
      return evenly(async () => {
        const mails = attemptKey('newsletter-mail', brand.key, email);
        if ((await attempts.take(mails, CONFIRMING_MAILS, now)) === 0)
          await askForNewsletter(deps, { brand, locale, email, topics, now });
        return {};
      });
    });

    app.call(
      newslettersContract.confirm,
      async ({ body, brand, now }) => {
        const confirmed = await confirmNewsletter(deps, { token: body.token, brand: brand.key, now });
        if (!confirmed) throw deadLink();
        return {};
      },
      BY_LINK,
    );

    // Without a login: mail providers send it themselves.
    app.call(
      newslettersContract.end,
      async ({ body, brand, now }) => {
        const id = tokens.read(brand.key, body.token);
        if (id !== null) await endNewsletter(deps, { id, brand: brand.key, topic: body.topic, now });
        return {};
      },
      BY_LINK,
    );
  };
};
