import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';
import { runInvoicesDesk } from './run-invoices-desk.ts';

let shop: WholeShop;
let client: string;
beforeAll(async () => {
  shop = await createWholeShop();
});
beforeEach(async () => {
  await shop.reset();
  await logIn(shop, 'storer@shopper.example');
  const { id } = await shop.db.selectFrom('client').select('id').executeTakeFirstOrThrow();
  client = String(id);
});
afterAll(() => shop.close());

const desk = (...args: string[]) => {
  const { db, brands, audit, mail } = shop.deps;
  return runInvoicesDesk({ db, brands, audit, mail, clock: () => shop.clock.now }, 'rasa', args);
};
const WHY = ['--why', 'stored for 12 days'];
const draft = (...lines: string[]) => desk('draft', client, 'Storage', '2099-12-10', ...lines, ...WHY);

test('a draft is written, sent and taken back, each with its reason in the log of acts', async () => {
  expect((await desk('list')).text).toBe('No misc invoice waits.');
  const written = await draft('Storage; 12; 0.50; 21', 'A box; 1; 3.33; 21');
  expect(written).toEqual({
    text: expect.stringMatching(/^Draft 1, 11\.29 EUR\. /),
    exitCode: 0,
  });
  expect((await desk('issue', '1', ...WHY)).text).toMatch(/^MI-LT-\d{4}-000001, 11\.29 EUR: sent/);
  expect((await desk('list')).text).toMatch(
    /MI-LT-\d{4}-000001 +\d+ +issued +2099-12-10 +11\.29 EUR +Storage/,
  );
  expect(await desk('issue', '1', ...WHY)).toEqual({
    text: 'It cannot become issued: it is issued.',
    exitCode: 1,
  });
  expect((await desk('void', '1', ...WHY)).text).toContain('can no longer be paid');
  expect((await desk('list')).text).toBe('No misc invoice waits.');
  expect((await desk('list', '--all')).text).toContain('void');
  const acts = await shop.db.selectFrom('staff_act').select(['who', 'act', 'reason']).execute();
  expect(acts).toEqual(
    ['draft', 'issue', 'void'].map((act) => ({
      ...{ who: 'desk:rasa', act: `misc_invoice:${act}`, reason: 'stored for 12 days' },
    })),
  );
});

test('words that say no invoice are answered with the commands, and no act goes without its reason', async () => {
  for (const line of ['Storage', 'Storage; 0; 1; 21', 'Storage; 1; 1.005; 21', 'Storage; 1; 1; 99'])
    expect((await draft(line)).text, line).toContain('npm run invoices');
  expect((await draft()).exitCode).toBe(1);
  expect((await desk('issue', 'x', ...WHY)).text).toContain('npm run invoices');
  expect((await desk('issue', '1')).text).toContain('--why');
  expect((await desk('issue', '77', ...WHY)).text).toBe('There is no misc invoice with this id.');
  expect((await desk('pay', '1', ...WHY)).text).toContain('npm run invoices');
  expect((await desk('list', '--most')).exitCode).toBe(1);
});
