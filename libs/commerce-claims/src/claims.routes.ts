import { claimsContract, ClaimSlugAnswer } from '@shop/contracts/claims';
import { Done } from '@shop/contracts/contract';
import { isClaimable } from '@shop/domain/claim';
import { orderIdIn } from '@shop/domain/order-list';
import { orderNumber } from '@shop/domain/order-number';
import { createAttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import { evenly } from '@shop/commerce-kit/evenly';
import type { Module } from '@shop/commerce-kit/module';
import { gone, notFound } from '@shop/commerce-kit/problem';
import { localeOf } from '@shop/commerce-kit/shop-brand';
import { findGuestOrder, getOwnOrder, viewLink } from '@shop/commerce-orders';
import { onceByKey } from '@shop/commerce-payments';
import { answerClaimPage, claimToWire } from './claim-answer.ts';
import { createClaimLimits } from './claims.limits.ts';
import type { ClaimsDeps } from './claims.ports.ts';
import { findClaimsOfClient } from './claims.repository.ts';
import { sendClaimFile } from './claim-file.ts';
import { linesOf } from './claimable-lines.ts';
import { mailClaimLink } from './mail-claim-link.ts';
import { getOwnClaim } from './own-claim.ts';
import { replyToClaim, writeClaim } from './write-claim.ts';

const MINUTE = 60_000;
const WRITING = { rateLimit: { max: 20, window: MINUTE } } as const;
const READING_FILES = { rateLimit: { max: 120, window: MINUTE } } as const;

/** Claims, for the buyers of the goods. */
export const claimsRoutes =
  (deps: ClaimsDeps): Module =>
  async (app) => {
    const { db, mail, files } = deps;
    const limits = createClaimLimits(createAttemptsRepository(db));

    app.call(claimsContract.order, async ({ body, brand, visitor, locale, now }) => {
      const view = await viewLink(db, { brand: brand.key, visitor, slug: body.slug, now });
      // A claim is a talk with the person who has ordered.
      if (!view || view.kind === 'colleague') throw notFound();
      if (view.kind === 'expired') throw gone();
      if (view.kind === 'masked') return { order: null };
      const { id, kind, state, paid_at } = view.order;
      return {
        order: {
          number: orderNumber(kind, id),
          is_claimable: isClaimable({ state, isPaid: paid_at !== null }),
          lines: await linesOf(db, id, localeOf(body.language_id) ?? locale),
        },
      };
    });

    app.call(claimsContract.link, async ({ body, brand, ip, locale, now }) => {
      // 0 is no order’s id.
      const id = orderIdIn(body.number) ?? 0;
      await limits.ask({ brand: brand.key, ip, now }, String(id));
      return evenly(async () => {
        const mayMail = await limits.mayMail({ brand: brand.key, now }, body.email);
        const order = await findGuestOrder(db, brand.key, id, body.email);
        if (order && mayMail) await mailClaimLink({ db, mail }, order, { brand, locale, now });
        return {};
      });
    });

    app.call(
      claimsContract.submit,
      async ({ body, idempotencyKey: key, ...asked }) => {
        const order = await getOwnOrder(db, asked, body.slug);
        const { now, locale: language } = asked;
        return onceByKey(db, ClaimSlugAnswer, { scope: `claim:${order.id}`, key, body, now }, () =>
          db.transaction().execute(async (tx) => {
            const { slug } = await writeClaim(tx, deps, order, { ...body, language, now });
            return { slug };
          }),
        );
      },
      WRITING,
    );

    app.call(claimsContract.list, async ({ brand, visitor }) => ({
      claims: (await findClaimsOfClient(db, brand.key, visitor.clientId)).map(claimToWire),
    }));

    app.call(claimsContract.one, async ({ body, locale, ...asked }) => {
      const claim = await getOwnClaim(db, asked, body.slug);
      return { claim: await answerClaimPage(db, claim, localeOf(body.language_id) ?? locale) };
    });

    app.call(
      claimsContract.write,
      async ({ body, idempotencyKey: key, now, ...asked }) => {
        const claim = await getOwnClaim(db, asked, body.slug);
        return onceByKey(db, Done, { scope: `claim-message:${claim.id}`, key, body, now }, () =>
          db.transaction().execute(async (tx) => {
            await replyToClaim(tx, claim, { ...body, now });
            return {};
          }),
        );
      },
      WRITING,
    );

    app.call(
      claimsContract.file,
      async ({ params, reply, ...asked }) => {
        const claim = await getOwnClaim(db, asked, params['slug'] ?? '');
        return sendClaimFile({ db, files, reply }, claim, Number(params['position']));
      },
      READING_FILES,
    );
  };
