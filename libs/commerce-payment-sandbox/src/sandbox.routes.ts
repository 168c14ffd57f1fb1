import type { FastifyReply } from 'fastify';
import type { Module } from '@shop/commerce-kit/module';
import type { SandboxBooks, SandboxPayment } from './sandbox.books.ts';
import { CHOICES, outcomeOfCard, type SandboxOutcome } from './sandbox.cards.ts';
import { challengePage, overPage, payPage } from './sandbox.html.ts';
import { afterwardsRoutes } from './sandbox-afterwards.routes.ts';
import { sendPage } from './send-page.ts';
import { payInSandbox, ripen, type NextPage } from './sandbox.outcomes.ts';

type SandboxRoutesDeps = { readonly books: SandboxBooks; readonly clock: () => Date };

/** The outcome that the submitted form asks for; undefined for an unknown card. */
const outcomeOf = (payment: SandboxPayment, form: URLSearchParams): SandboxOutcome | undefined => {
  const action = form.get('action');
  if (action === 'cancel') return 'cancel';
  if (payment.state === 'challenge') return action === 'approve' ? 'success' : 'decline';
  if (payment.method === 'card') return outcomeOfCard(form.get('number') ?? '');
  return CHOICES.find((outcome) => outcome === form.get('outcome')) ?? 'success';
};

const HAPPY_STATES: readonly SandboxPayment['state'][] = [
  'captured',
  'processing',
  'refunded',
  'disputed',
  'dispute_won',
  'dispute_lost',
];

const addressOf = (payment: SandboxPayment, { to }: NextPage): string => {
  if (to === 'challenge') return `/dev/pay/${payment.ref}`;
  return to === 'return' ? payment.return_url : payment.decline_url;
};

const isOpen = ({ state }: SandboxPayment): boolean => state === 'open' || state === 'challenge';

/** The provider's own pages: plain forms, without scripts, in the shopper's language. */
export const sandboxRoutes =
  ({ books, clock }: SandboxRoutesDeps): Module =>
  async (app) => {
    await app.register(async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 4096 },
        (_request, body, done) => done(null, new URLSearchParams(String(body))),
      );

      afterwardsRoutes(scope, { books, clock });

      const find = async (ref: string): Promise<SandboxPayment | null> => {
        const payment = await books.find(ref);
        return payment ? ripen(books, payment, clock()) : null;
      };
      const leave = (reply: FastifyReply, payment: SandboxPayment) =>
        reply.redirect(HAPPY_STATES.includes(payment.state) ? payment.return_url : payment.decline_url, 303);

      scope.get<{ Params: { ref: string } }>(
        '/dev/pay/:ref',
        { schema: { hide: true } },
        async ({ params, headers }, reply) => {
          const payment = await find(params.ref);
          if (!payment) return sendPage(reply, overPage(headers['accept-language']), 404);
          if (!isOpen(payment)) return leave(reply, payment);
          return sendPage(reply, payment.state === 'challenge' ? challengePage(payment) : payPage(payment));
        },
      );

      scope.post<{ Params: { ref: string } }>(
        '/dev/pay/:ref',
        { schema: { hide: true } },
        async ({ params, headers, body }, reply) => {
          const payment = await find(params.ref);
          if (!payment) return sendPage(reply, overPage(headers['accept-language']), 404);
          if (!isOpen(payment)) return leave(reply, payment);
          const form = body instanceof URLSearchParams ? body : new URLSearchParams();
          const outcome = outcomeOf(payment, form);
          if (!outcome) return sendPage(reply, payPage(payment, { refused: form.get('number') ?? '' }), 422);
          return reply.redirect(
            addressOf(payment, await payInSandbox(books, payment, outcome, clock())),
            303,
          );
        },
      );
    });
  };
