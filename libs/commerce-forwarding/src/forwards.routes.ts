import { forwardingContract } from '@shop/contracts/forwarding';
import type { CallContext } from '@shop/commerce-kit/call';
import type { Module } from '@shop/commerce-kit/module';
import type { Transaction } from '@shop/database';
import { approveRequest, cancelRequest } from './answer-request.ts';
import { estimateForwarding } from './estimate.ts';
import { answerForward, forColleague, summaryToWire } from './forwarding-answer.ts';
import { ESTIMATING, WRITING } from './forwarding.limits.ts';
import type { ForwardingDeps } from './forwarding.ports.ts';
import { findForwardsOf, type ForwardRow } from './forwards.repository.ts';
import { getReadableForward, lockOwnForward } from './own-forward.ts';
import { declareForward, requestForwarding } from './request-forwarding.ts';
import { storageTerms } from './storage-terms.ts';

/** Forward requests, for their clients. */
export const forwardsRoutes =
  (deps: ForwardingDeps): Module =>
  async (app) => {
    const { db, tariffs } = deps;

    /** An act of the client on the own request, which is locked. */
    const onOwn = async (
      { body, visitor }: CallContext<{ slug: string }, 'client'>,
      act: (tx: Transaction, request: ForwardRow) => Promise<unknown>,
    ) => {
      await db.transaction().execute(async (tx) => {
        await act(tx, await lockOwnForward(tx, visitor, body.slug));
      });
      return {};
    };

    app.call(
      forwardingContract.estimate,
      async ({ body, currency, now, visitor }) => {
        const terms = { book: await tariffs.book(), now };
        return estimateForwarding(db, { owner: visitor, currency: currency.code, body, terms });
      },
      ESTIMATING,
    );

    app.call(
      forwardingContract.request,
      async ({ body, brand, currency, locale, now, visitor }) => {
        const asked = { brand, clientId: visitor.clientId, locale, currencyId: currency.id, body, now };
        const { slug } = await db.transaction().execute((tx) => requestForwarding(tx, asked));
        return { slug };
      },
      WRITING,
    );

    app.call(forwardingContract.requests, async ({ visitor }) => ({
      requests: (await findForwardsOf(db, visitor)).map(summaryToWire),
    }));

    app.call(forwardingContract.one, async ({ body, brand, now, visitor }) => {
      const terms = await storageTerms(deps, brand, now);
      const { request, colleague } = await getReadableForward(db, visitor, body.slug);
      const answer = await answerForward(db, request, terms);
      return { request: colleague ? forColleague(answer, colleague) : answer };
    });

    app.call(
      forwardingContract.declare,
      async (context) =>
        onOwn(context, (tx, request) => declareForward(tx, request, context.body.declaration, context.now)),
      WRITING,
    );

    app.call(
      forwardingContract.approve,
      async (context) =>
        onOwn(context, (tx, request) =>
          approveRequest(tx, request, { expectedTotal: context.body.expected_total, now: context.now }),
        ),
      WRITING,
    );

    app.call(
      forwardingContract.cancel,
      async (context) =>
        onOwn(context, (tx, request) => cancelRequest(tx, request, { actor: 'client', now: context.now })),
      WRITING,
    );
  };
