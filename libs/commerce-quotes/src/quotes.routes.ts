import { quotesContract } from '@shop/contracts/quotes';
import type { Transaction } from '@shop/database';
import type { CallContext } from '@shop/commerce-kit/call';
import type { Module } from '@shop/commerce-kit/module';
import { localeOf } from '@shop/commerce-kit/shop-brand';
import { invalid } from '@shop/commerce-kit/problem';
import { acceptQuote } from './accept-quote.ts';
import { calculate } from './calculate.ts';
import { cancelQuote } from './cancel-quote.ts';
import type { RequestRow } from './drafts.repository.ts';
import { findKinds, learnKindsOnce } from './goods-kinds.repository.ts';
import { moveRequest } from './move-request.ts';
import { getReadableQuote, lockOwnQuote, mustHaveQuotes, mustLetAsk } from './own-quote.ts';
import { ownerOf } from './owner.ts';
import { priceRequest } from './price-request.ts';
import { answerQuote, summaryToWire } from './quote-answer.ts';
import { tellBuyer } from './quote-mails.ts';
import { CALCULATING, WRITING } from './quotes.limits.ts';
import type { QuotesDeps } from './quotes.ports.ts';
import { findRequestsOf } from './quotes.repository.ts';
import { sessionOr } from './session-or.ts';
import { findStores } from './web-stores.repository.ts';
import { submitDraft } from './submit-draft.ts';

type Act = (tx: Transaction, request: RequestRow) => Promise<void>;

/** Requests and their offers, for their buyers, and the calculator for everyone. */
export const quotesRoutes =
  (deps: QuotesDeps): Module =>
  async (app) => {
    const { db, tariffs } = deps;

    /** An act of the owner on a locked quote. */
    const onOwn = async (context: CallContext<{ slug: string }>, act: Act) => {
      await db
        .transaction()
        .execute(async (tx) => act(tx, await lockOwnQuote(tx, context, context.body.slug)));
      return {};
    };

    app.call(quotesContract.kinds, async ({ body, languageId, now }) => {
      const language = localeOf(body.language_id) ? body.language_id : languageId;
      const kinds = await findKinds(db, language);
      if (kinds.length > 0) return { kinds };
      // The catalogue was filled after the API has started.
      await learnKindsOnce(db, now);
      return { kinds: await findKinds(db, language) };
    });

    app.call(quotesContract.stores, async ({ brand }) => {
      mustHaveQuotes(brand);
      return { stores: await findStores(db) };
    });

    app.call(
      quotesContract.calculate,
      async ({ body, brand, currency, now }) =>
        calculate(db, { body, brand: brand.key, currency: currency.code, book: await tariffs.book(), now }),
      CALCULATING,
    );

    app.call(
      quotesContract.submit,
      async ({ body, brand, currency, locale, now, visitor }) => {
        mustLetAsk(brand, visitor);
        // Without a session there is no draft.
        if (!visitor) throw invalid({ items: ['required'] });
        const terms = { book: await tariffs.book(), now };
        const { slug } = await db.transaction().execute((tx) =>
          submitDraft(deps, tx, {
            owner: ownerOf(brand, visitor),
            ...{ brand, locale, body, terms },
            currencyId: currency.id,
          }),
        );
        return { slug };
      },
      WRITING,
    );

    app.call(quotesContract.list, async ({ brand, visitor }) => {
      mustHaveQuotes(brand);
      const rows = visitor ? await findRequestsOf(db, ownerOf(brand, visitor)) : [];
      return { quotes: rows.map(summaryToWire) };
    });

    app.call(quotesContract.one, async (context) => {
      const { request, colleague } = await getReadableQuote(db, context, context.body.slug);
      const quote = await answerQuote(db, request);
      return {
        quote: colleague ? { ...quote, payable_slug: null, ordered_by: colleague.orderedBy } : quote,
      };
    });

    app.call(
      quotesContract.recalculate,
      async (context) => {
        const { body, brand, now } = context;
        if (!brand.shipsTo.includes(body.country_id)) throw invalid({ country_id: ['required'] });
        const terms = { book: await tariffs.book(), now };
        const { country_id, shipping_method } = body;
        return onOwn(context, async (tx, request) => {
          const buyer = { actor: 'buyer', now };
          const asked = await moveRequest(tx, request, 'recalculate', buyer, { country_id, shipping_method });
          await priceRequest(tx, asked, terms);
        });
      },
      WRITING,
    );

    app.call(
      quotesContract.requestAgain,
      async (context) => {
        const { now } = context;
        const terms = { book: await tariffs.book(), now };
        return onOwn(context, async (tx, request) => {
          const asked = await moveRequest(tx, request, 'request_again', { actor: 'buyer', now });
          const priced = await priceRequest(tx, asked, terms);
          await tellBuyer(deps, tx, priced, priced.state === 'offered' ? 'offered' : 'received');
        });
      },
      WRITING,
    );

    app.call(
      quotesContract.answer,
      async (context) => {
        const { body, now } = context;
        return onOwn(context, async (tx, request) => {
          await moveRequest(
            tx,
            request,
            'answer',
            { actor: 'buyer', now, note: body.text },
            { question: null },
          );
        });
      },
      WRITING,
    );

    app.call(
      quotesContract.decline,
      async (context) =>
        onOwn(context, async (tx, request) => {
          if (request.state === 'declined') return;
          await moveRequest(tx, request, 'decline', { actor: 'buyer', now: context.now });
        }),
      WRITING,
    );

    app.call(
      quotesContract.cancel,
      async (context) => onOwn(context, (tx, request) => cancelQuote(tx, request, context.now)),
      WRITING,
    );

    app.call(
      quotesContract.accept,
      async (context) => {
        const { body, now, touches } = context;
        const orderId = await sessionOr(deps, context, async (tx, visitor) => {
          const request = await lockOwnQuote(tx, { ...context, visitor }, body.slug);
          await acceptQuote(tx, request, { visitor, body, now });
          return request.id;
        });
        await deps.keepTouches(orderId, touches, now);
        return { slug: body.slug };
      },
      WRITING,
    );
  };
