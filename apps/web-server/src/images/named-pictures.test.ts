import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiGateway, type ApiGateway } from '../api/api-gateway.ts';
import { createNamedPictures } from './named-pictures.ts';

let api: FastifyInstance;
let gateway: ApiGateway;
let asked: (string | undefined)[];
let status: number;

beforeEach(async () => {
  asked = [];
  status = 204;
  api = Fastify();
  api.get<{ Querystring: { source?: string } }>('/internal/pictures', async ({ query, headers }, reply) => {
    asked.push(query.source);
    return reply.code(headers['x-shop-secret'] === 'secret' ? status : 404).send();
  });
  gateway = createApiGateway(await api.listen({ port: 0, host: '127.0.0.1' }));
});
afterEach(async () => {
  await gateway.close();
  await api.close();
});

const named = () => createNamedPictures({ gateway, secret: 'secret' });
const phone = 'phone.slab.pine.front.17';

test('concurrent look-ups of a picture cause one request to the API', async () => {
  const isNamed = named();
  expect(await Promise.all([phone, phone, phone].map(isNamed))).toEqual([true, true, true]);
  expect(asked).toEqual([phone]);
});

test('a photograph is looked up by its whole address', async () => {
  status = 404;
  const url = 'https://cdn.example/a b.jpg?w=1&h=2';
  expect(await named()(url)).toBe(false);
  expect(asked).toEqual([url]);
});

test('a picture is refused as busy while the API cannot answer, and looked up again', async () => {
  const isNamed = named();
  status = 503;
  await expect(isNamed(phone)).rejects.toMatchObject({ kind: 'busy' });
  status = 204;
  expect(await isNamed(phone)).toBe(true);
});
