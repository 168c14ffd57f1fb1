import { reconcile } from '@shop/commerce-payments';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createReadyProviders } from '../ready-providers.ts';
import { everyRow } from '../testing/every-row.ts';
import { dutiesOf, paymentOf } from '../testing/payments.ts';
import { createShopWithTill, type ShopWithTill } from '../testing/tills/shop-with-till.ts';
import { REAL_TILLS } from '../testing/tills/start-till.ts';
import { CARD } from '../testing/tills/till.ts';

const begin = async (shop: ShopWithTill, key: string) => {
  const ready = await shop.readyToPlace();
  const placed = (await shop.place(ready.slug, ready, ready.total, key)).body;
  return { placed, verify: () => shop.verify(placed.payment_reference, ready) };
};

/** A purchase, a refusal, genuine and forged webhooks, refused keys, and invalid answers. */
const useAll = async (shop: ShopWithTill): Promise<string> => {
  const { till } = shop;
  const bought = await begin(shop, 'bought');
  await till.pay(bought.placed);
  await bought.verify();
  const refused = await begin(shop, 'refused');
  await till.refuse(refused.placed);
  await refused.verify();
  const good = (await till.webhooks()).at(-1);
  if (!good) throw new Error('the provider sent no webhook');
  await shop.hear(good);
  for (const forge of Object.values(await till.forgeries())) await shop.hear(await forge(good, 1));
  for (const kind of ['401', 'garbage', '502', 'reset'] as const) {
    // A refused key is not asked with again.
    till.fail({ when: 'before', kind, times: kind === '401' ? 1 : 2 });
    await begin(shop, `start-${kind}`);
    // A provider that has refused the key is not offered for half a minute.
    shop.wait(1);
    const open = await begin(shop, `open-${kind}`);
    till.fail({ when: 'before', kind, times: 2 });
    await open.verify();
  }
  const duties = dutiesOf(shop, { providers: createReadyProviders(shop.deps).providers });
  shop.wait(1);
  await reconcile(duties);
  await shop.deps.audit.flush();
  return bought.placed.payment_reference;
};

const isLuhn = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const worth = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return sum % 10 === 0;
};
/** Numbers of cards, written together or in groups. */
const CARD_NUMBER = /(?<![\w.-])(?:\d{4}[ -]?){3}\d{4}(?![\w.-])|(?<![\w.-])3[47]\d{13}(?![\w.-])/g;
const cardNumbersIn = (text: string): string[] =>
  (text.match(CARD_NUMBER) ?? []).filter((found) => isLuhn(found.replaceAll(/[ -]/g, '')));
/** Tokens exchanged between providers and the shop. */
const TOKENS = /eyJ[\w-]{10,}|A21AA[\w-]{10,}|Bearer \S{8,}|Basic \S{8,}/g;

const secretsIn = (text: string, secrets: readonly string[]): string[] => [
  ...secrets.filter((secret) => text.includes(secret)),
  ...cardNumbersIn(text),
  ...(text.match(TOKENS) ?? []),
  ...(text.match(new RegExp(`(?<![\\w.-])${CARD.cvc}(?![\\w.-])`, 'g')) ?? []),
];

test('the values that must not appear are detected', () => {
  const text = `{"number":"${CARD.number}","cvc":"${CARD.cvc}","said":"Bearer rk_test_12345678","key":"hush"}`;
  expect(secretsIn(text, ['hush', 'other'])).toEqual(
    ['hush', CARD.number, 'Bearer rk_test_12345678', CARD.cvc].map((one) =>
      one.startsWith('Bearer') ? expect.stringContaining(one) : one,
    ),
  );
  expect(cardNumbersIn('4000056655665556 4000056655665557')).toEqual(['4000056655665556']);
});

describe.each(REAL_TILLS)('payments by %s', (id) => {
  test('leave no card data, key or token in the log or in any table', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    const shop = await createShopWithTill(id, { log });
    onTestFinished(shop.close);
    const reference = await useAll(shop);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'captured' });
    const written = lines.join('');
    // Refusals, defects and forged webhooks are logged, or this test would prove nothing.
    expect(written).toContain('a webhook was refused');
    expect(written).toMatch(/"level":50/);
    expect(secretsIn(written, shop.till.secrets)).toEqual([]);
    const rows = await everyRow(shop.db);
    expect(rows).toContain(reference);
    expect(secretsIn(rows, shop.till.secrets)).toEqual([]);
  }, 60_000);
});
