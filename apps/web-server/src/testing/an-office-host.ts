import Fastify from 'fastify';
import { createApiGateway } from '../api/api-gateway.ts';
import type { BuiltFile } from '../brands/built-files.ts';
import { createOfficeHost } from '../office/office-host.ts';
import { createFakeApi } from './fake-api.ts';

export const OFFICE_PAGE = (text: string): string => `<office>${text}</office>`;

const style: BuiltFile = {
  ...{ type: 'text/css', etag: '"e"', isImmutable: true, identity: Buffer.from('style') },
};
export const OFFICE_FILES: ReadonlyMap<string, BuiltFile> = new Map([['/assets/style-abcdefgh.css', style]]);

/** An office whose pages return what they were asked for, over a fake API. */
export const anOfficeHost = async () => {
  const fake = await createFakeApi((app) => {
    app.post('/api/staff/me', async () => ({ status: true }));
    app.post('/api/staff/claims/file', async (request, reply) => {
      const { position } = request.body as { position: number };
      if (position > 2) return reply.code(404).send({ status: false });
      const kind = position === 1 ? 'picture' : 'document';
      return {
        status: true,
        kind,
        name: `CL1-${position}.bin`,
        bytes: Buffer.from('bytes').toString('base64'),
      };
    });
    app.post('/api/staff/texts/story-picture', async (request, reply) => {
      const { id } = request.body as { id: string };
      if (!request.headers.cookie) return reply.code(401).send({ status: false });
      if (id !== 'pages-cart--full') return reply.code(id.includes('.') ? 422 : 404).send({ status: false });
      return {
        ...{ status: true, kind: 'picture', name: `${id}.jpg` },
        bytes: Buffer.from('bytes').toString('base64'),
      };
    });
    app.post('/api/staff/parcels/photos/keep', async (request, reply) => {
      const bytes = Buffer.from((request.body as { bytes: string }).bytes, 'base64').toString();
      if (bytes === 'no picture') return reply.code(422).send({ status: false, message: 'file_type' });
      return { status: true, key: 'k'.repeat(22) };
    });
    app.post('/api/staff/texts/read-file', async (request, reply) => {
      const xml = Buffer.from((request.body as { bytes: string }).bytes, 'base64').toString();
      if (!xml.startsWith('<xliff')) return reply.code(422).send({ status: false, message: 'xliff.xml' });
      return { status: true, key: 'x'.repeat(22) };
    });
    app.post('/api/staff/texts/export', async (request, reply) => {
      const { from, to } = request.body as { from: string; to: string };
      if (from === to) return reply.code(422).send({ status: false });
      return { status: true, name: `texts-${from}-${to}.xlf`, xml: '<xliff/>' };
    });
    app.post('/api/staff/login', async (_request, reply) =>
      reply
        .header('set-cookie', 'office=new-token; Path=/; HttpOnly; SameSite=Strict')
        .send({ status: true }),
    );
  });
  /** The forms that pages were sent, as they read them. */
  const forms: string[] = [];
  const gateway = createApiGateway(fake.url);
  const office = await createOfficeHost({
    env: {
      officeUrl: 'http://office.localhost',
      secret: 'secret',
      brandsDir: '/nowhere',
      trustedProxies: [],
    },
    gateway,
    log: Fastify({ logger: { level: 'silent' } }).log,
    isTrusted: () => false,
    findBuild: async () => ({
      files: OFFICE_FILES,
      bundle: {
        render: async ({ method, url, body, api }) => {
          forms.push(body ?? '');
          const call = method === 'POST' ? '/api/staff/login' : '/api/staff/me';
          await api({ method: 'POST', url: call, body: {} });
          return method === 'POST'
            ? { status: 303, location: '/' }
            : { status: 200, html: OFFICE_PAGE(`${method} ${url}`) };
        },
      },
    }),
  });
  if (!office) throw new Error('The office has an address');
  const front = Fastify();
  front.addHook('onRequest', async (request, reply) => {
    reply.hijack();
    office.answer(request.raw, reply.raw);
  });
  return {
    asked: fake.asked,
    forms,
    inject: front.inject.bind(front),
    close: async () => {
      await office.close();
      await gateway.close();
      await fake.close();
    },
  };
};
