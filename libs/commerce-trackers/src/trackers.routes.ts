import { TRACKERS, type TrackerName } from '@shop/domain/analytics';
import type { Database } from '@shop/database';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import type { FastifyReply } from 'fastify';
import { newestCalls, recordCall } from './calls.repository.ts';
import { CHAT_SCRIPT, standInScript } from './stand-in-script.ts';
import { toStream } from './stream.ts';
import { trackersPage } from './trackers.html.ts';

const SHOWN = 300;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";
const hidden = { schema: { hide: true } };

const isTracker = (name: unknown): name is TrackerName => TRACKERS.some((one) => one === name);
const scriptOf = (name: string): string | undefined =>
  name === 'chat' ? CHAT_SCRIPT : isTracker(name) ? standInScript(name) : undefined;
const unkept = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

type Recorded = { readonly tracker?: unknown; readonly call?: unknown } | null;

/** Stand-ins for the trackers' scripts, and what they were given: a page, and the same as JSON. */
export const trackersRoutes =
  ({ db }: { db: Database }): Module =>
  async (app) => {
    const stream = async () => toStream(await newestCalls(db, SHOWN));

    app.get('/dev/trackers', hidden, async (_request, reply) =>
      unkept(reply)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', POLICY)
        .send(trackersPage(await stream())),
    );

    app.get('/dev/trackers.json', hidden, async (_request, reply) => unkept(reply).send(await stream()));

    app.get<{ Params: { script: string } }>('/dev/trackers/:script', hidden, async ({ params }, reply) => {
      const script = scriptOf(params.script.replace(/\.js$/, ''));
      if (script === undefined) throw notFound();
      return unkept(reply).type('text/javascript; charset=utf-8').send(script);
    });

    app.post<{ Body: Recorded }>('/dev/trackers/calls', hidden, async ({ body, headers }, reply) => {
      if (!body || !isTracker(body.tracker) || body.call === undefined) throw notFound();
      const brand = String(headers['x-shop-brand'] ?? '');
      await recordCall(db, { brand, source: 'browser', tracker: body.tracker, call: body.call });
      return reply.code(204).send();
    });
  };
