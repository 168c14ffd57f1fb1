import type { OutgoingHttpHeaders } from 'node:http';
import type { ChangeListener } from '@shop/commerce-kit/change-listener';
import type { Module } from '@shop/commerce-kit/module';
import { notFound, unavailable } from '@shop/commerce-kit/problem';
import type { TrustedHeaders } from '@shop/commerce-kit/trusted-headers';

const HEARTBEAT_MS = 5_000;

type ChangesRoutesDeps = { changes: ChangeListener; headers: TrustedHeaders };

/**
 * Changes as server-sent events, for processes that cache pages. The stream ends when changes may have been missed.
 * Without the change stream nothing is cached.
 */
export const changesRoutes =
  ({ changes, headers }: ChangesRoutesDeps): Module =>
  async (app) => {
    const open = new Set<() => void>();

    app.get('/internal/changes', { schema: { hide: true } }, (request, reply) => {
      if (!headers.isTrusted(request)) throw notFound();
      const { raw } = reply;
      const leave = changes.subscribe({
        heard: (keys) => raw.write(keys.map((key) => `data: ${key}\n\n`).join('')),
        broken: () => end(),
      });
      if (!leave) throw unavailable();

      const beat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
      const end = () => {
        clearInterval(beat);
        leave();
        open.delete(end);
        raw.end();
      };
      open.add(end);
      request.raw.once('close', end);
      reply.hijack();
      raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      });
      raw.write(': listening\n\n');
    });

    // A stream does not end by itself, and closing the server waits for every answer to end.
    app.addHook('preClose', async () => {
      for (const end of open) end();
    });
  };
