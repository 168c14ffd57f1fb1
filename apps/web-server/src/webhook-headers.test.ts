import { paymentProviders } from '@shop/commerce-payments/registry';
import { madeUpProvider } from '@shop/testing/made-up-provider';
import { afterAll, expect, test } from 'vitest';
import { aWebServer } from './testing/a-web-server.ts';

const shop = await aWebServer({
  providers: [...paymentProviders, madeUpProvider],
  api: (app) => {
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post('/api/webhooks/:id', async () => ({ status: true }));
  },
});
afterAll(() => shop.close());

test('reports of a mail service reach the API with their signature', async () => {
  await shop.app.inject({
    method: 'POST',
    url: '/api/webhooks/mail',
    payload: '{}',
    headers: {
      host: 'lt.localhost:4200',
      'content-type': 'application/json',
      'x-mail-signature': 't=1,v1=0',
    },
  });
  const heard = shop.fake.asked.find(({ url }) => url === '/api/webhooks/mail');
  expect(heard?.headers).toMatchObject({ 'x-mail-signature': 't=1,v1=0' });
});

test.each([...paymentProviders, madeUpProvider].map((provider) => [provider.id, provider] as const))(
  'a webhook of %s reaches the API with its signature headers, and with no other header of its own',
  async (id, { signatureHeaders }) => {
    const signed = Object.fromEntries(signatureHeaders.map((name) => [name, `signed by ${name}`]));
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/webhooks/${id}`,
      payload: '{}',
      headers: { host: 'lt.localhost:4200', 'content-type': 'application/json', 'x-other': '1', ...signed },
    });
    expect(answer.statusCode).toBe(200);
    const heard = shop.fake.asked.find(({ url }) => url === `/api/webhooks/${id}`);
    expect(heard?.headers).toMatchObject(signed);
    expect(heard?.headers['x-other']).toBeUndefined();
  },
);
