import type { FastifyReply } from 'fastify';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { mailboxPage, mailPage } from './mailbox.html.ts';
import type { Outbox } from './outbox.repository.ts';

const SHOWN = 200;

/** A page for developers: without scripts, and never kept. */
export const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-src 'self'",
    )
    .send(html);

/** The mails that were sent, for developers and journeys: a page, and the same as JSON. */
export const mailboxRoutes =
  ({ outbox }: { outbox: Outbox }): Module =>
  async (app) => {
    app.get<{ Querystring: { to?: string } }>(
      '/dev/mailbox',
      { schema: { hide: true } },
      async ({ query }, reply) => sendPage(reply, mailboxPage(await outbox.newest(SHOWN, query.to))),
    );

    app.get<{ Querystring: { to?: string } }>(
      '/dev/mailbox.json',
      { schema: { hide: true } },
      async ({ query }, reply) =>
        reply.header('cache-control', 'no-store').send(await outbox.newest(SHOWN, query.to)),
    );

    app.get<{ Params: { id: string } }>(
      '/dev/mailbox/:id',
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : 0;
        const mail = await outbox.find(id);
        if (!mail) throw notFound();
        return sendPage(reply, mailPage(mail));
      },
    );
  };
