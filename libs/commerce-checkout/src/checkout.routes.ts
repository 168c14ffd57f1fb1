import { checkoutContract } from '@shop/contracts/checkout';
import { BUYING_LIMITS } from '@shop/commerce-kit/buying-limits';
import type { Module } from '@shop/commerce-kit/module';
import { forbidden } from '@shop/commerce-kit/problem';
import { slugOf } from '@shop/commerce-kit/slug-of';
import { localeOf, type Locale } from '@shop/commerce-kit/shop-brand';
import { onceByKey, verifyPayment } from '@shop/commerce-payments';
import { answerCheckout } from './checkout-answer.ts';
import type { CheckoutDeps } from './checkout.ports.ts';
import { choosePayment } from './choose-payment.ts';

import { generateSession } from './generate-session.ts';
import { invalidateSession } from './invalidate-session.ts';
import { placeOrder } from './place-order.ts';
import { saveCompany } from './save-company.ts';
import { saveShipping } from './save-shipping.ts';
import { getOwnSession } from './session-guards.ts';
import type { Session } from './session.repository.ts';
import { openStep } from './steps/open-step.ts';
import { applyPromotion, removeBalance, removePromotion } from './use-promotion.ts';

type Asked = { readonly body: { readonly language_id: number }; readonly locale: Locale; readonly now: Date };

export const checkoutRoutes =
  (deps: CheckoutDeps): Module =>
  async (app) => {
    const { db } = deps;
    const answer = async (session: Session, { body, locale, now }: Asked) => ({
      checkout: await answerCheckout(deps, session, { locale: localeOf(body.language_id) ?? locale, now }),
    });

    app.call(
      checkoutContract.generate,
      async ({ request, reply, ...asked }) => {
        // A GET that changes state: refused when another site causes it, and never cached.
        const site = request.headers['sec-fetch-site'];
        if (site === 'cross-site' || site === 'same-site') throw forbidden();
        if (/prefetch/.test(String(request.headers['sec-purpose'] ?? request.headers['purpose'] ?? ''))) {
          throw forbidden();
        }
        reply.header('cache-control', 'no-store');
        const pay = Number(asked.query['pay']);
        const { slug } = await generateSession(deps, { ...asked, ...(pay > 0 && { pay }) });
        return { slug };
      },
      BUYING_LIMITS.generate,
    );

    app.call(checkoutContract.openStep, async (asked) =>
      answer(await openStep(deps, { ...asked, slug: slugOf(asked) }), asked),
    );

    app.call(
      checkoutContract.saveShipping,
      async (asked) => answer(await saveShipping(deps, { ...asked, slug: slugOf(asked) }), asked),
      BUYING_LIMITS.saveShipping,
    );

    app.call(
      checkoutContract.saveCompany,
      async (asked) => answer(await saveCompany(deps, { ...asked, slug: slugOf(asked) }), asked),
      BUYING_LIMITS.saveCompany,
    );

    app.call(checkoutContract.choosePayment, async (asked) =>
      answer(await choosePayment(deps, { ...asked, slug: slugOf(asked) }), asked),
    );

    app.call(
      checkoutContract.usePromotion,
      async (asked) =>
        answer(await applyPromotion(deps, { ...asked, slug: slugOf(asked), code: asked.body.code }), asked),
      // Limited so that codes cannot be guessed.
      { rateLimit: { max: 20, window: 60_000 } },
    );

    app.call(checkoutContract.removePromotion, async (asked) =>
      answer(await removePromotion(deps, { ...asked, slug: slugOf(asked) }), asked),
    );

    app.call(checkoutContract.removeBalance, async ({ body, ...asked }) => {
      await removeBalance(deps, { ...asked, slug: body.slug });
      return {};
    });

    app.call(checkoutContract.invalidate, async (asked) => {
      await invalidateSession(deps, { ...asked, slug: slugOf(asked) });
      return {};
    });

    app.call(checkoutContract.place, async (asked) => {
      const slug = slugOf(asked);
      // Checked before the key: the answer must not reveal to another visitor whether the key was used.
      await getOwnSession(db, slug, asked.visitor);
      const { body, now, idempotencyKey } = asked;
      return onceByKey(
        db,
        checkoutContract.place.answer,
        { scope: `place:${slug}`, key: idempotencyKey, body, now },
        async (key) => {
          const placed = await placeOrder(deps, { ...asked, slug, key });
          await deps.keepTouches(placed.order_id, asked.touches, now);
          return placed;
        },
      );
    });

    app.call(checkoutContract.verifyPayment, async ({ body, visitor }) =>
      verifyPayment(deps, body.reference, visitor),
    );
  };
