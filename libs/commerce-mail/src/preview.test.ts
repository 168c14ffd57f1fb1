import { LANGUAGES } from '@shop/domain/languages';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { afterAll, expect, test } from 'vitest';
import { MAIL_KINDS } from './mail-kinds.ts';
import { EVERY_MAIL } from './mail-examples.ts';
import { createTestMail } from './testing.ts';

const shop = await createTestServer((deps) => {
  const made = createTestMail(deps);
  return { ...made, visitors: noVisitors, routes: [made.mail.routes] };
});
afterAll(shop.close);

test('every kind of mail has an example', () => {
  expect([...new Set(EVERY_MAIL.map(({ template }) => template))].toSorted()).toEqual(
    Object.keys(MAIL_KINDS).toSorted(),
  );
});

const brands = shop.deps.brands.all();

test('the list names every example, and chooses brand and language', async () => {
  expect(brands).toHaveLength(8);
  const { body } = await shop.app.inject('/dev/mails?brand=pj&language=lv');
  expect(body.match(/\/dev\/mails\/\d+\/pj\/lv/g)).toHaveLength(EVERY_MAIL.length);
  expect((await shop.app.inject('/dev/mails?brand=none&language=xx')).statusCode).toBe(200);
});

test.each(brands.map(({ key }) => key))(
  'every mail of the brand %s is shown in every language, without a missing text',
  { timeout: 60_000 },
  async (brand) => {
    for (const [at, { template }] of EVERY_MAIL.entries())
      for (const { code } of LANGUAGES) {
        const { statusCode, body } = await shop.app.inject(`/dev/mails/${at}/${brand}/${code}`);
        const text = body.slice(body.indexOf('<h2>Plain text</h2>'));
        expect({ template, code, statusCode }).toEqual({ template, code, statusCode: 200 });
        expect({ template, missing: text.match(/\b(mail|alert)\.[a-z][\w.-]+|\{\w+\}/g) }).toEqual({
          template,
          missing: null,
        });
      }
  },
);

test.each(['/dev/mails/999/lt/en', '/dev/mails/0/none/en', '/dev/mails/0/lt/xx', '/dev/mails/x/lt/en'])(
  'there is no mail at %s',
  async (url) => {
    expect((await shop.app.inject(url)).statusCode).toBe(404);
  },
);
