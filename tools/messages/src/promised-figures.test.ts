import { globSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '@shop/domain/languages';
import { expect, test } from 'vitest';
import { readCatalogues } from './catalogues.ts';
import { promisedFigures } from './promised-figures.ts';

/** Figures that are not a brand's promise: they are the same in every brand, by law or by the software. */
const FIXED: Readonly<Record<string, string>> = {
  'marketplace.card.lowest': 'law: the prior price is of 30 days',
  'marketplace.product.lowest': 'law: the prior price is of 30 days',
  'marketplace.home.dealsHint': 'law: the prior price is of 30 days',
  'guarantee.longer': 'law: the least period for second-hand goods',
  'account.reset.ask_hint': 'the link of a forgotten password',
  'mail.password-reset.after': 'the link of a forgotten password',
  'cart.notice.often': 'the pause between holds of stock',
  'checkout.problem.held_often': 'the pause between holds of stock',
  'checkout.problem.held_often_named': 'the pause between holds of stock',
  'alert.what.mails_waiting': 'an alert to staff',
  'alert.what.jobs_waiting': 'an alert to staff',
};

test.each([
  ['en', 'Sent from Delaware within 24 hours.'],
  ['en', 'Checked within one working day.'],
  ['en', 'On weekdays 8–20.'],
  ['en', '{place, select, point {14 days} other {}} to return'],
  ['lt', 'Iš Delavero išsiunčiame per 24 valandas.'],
  ['lt', 'Patikrins per vieną darbo dieną.'],
  ['lv', 'Pārbaudīs vienas darba dienas laikā.'],
  ['lv', '2 gadu garantija'],
  ['ee', 'Kontrollivad ühe tööpäeva jooksul.'],
  ['ee', '2-aastane garantii'],
] as const)('in %s “%s” contains a figure of a promise', (code, message) => {
  expect(promisedFigures(code, message)).toHaveLength(1);
});

test.each([
  ['en', '{days, plural, one {# day} other {# days}} to return'],
  ['en', 'On weekdays {from}:00–{to}:00.'],
  ['en', 'The page opens in a minute or a few days.'],
  ['lt', 'Darbo dienomis {from}–{to} val.'],
  ['ee', '{years, number}-aastane garantii'],
] as const)('in %s “%s” gets its figures as values', (code, message) => {
  expect(promisedFigures(code, message)).toEqual([]);
});

const ROOT = path.resolve(import.meta.dirname, '../../..');
const catalogues = readCatalogues(ROOT);

test.each(catalogues.map((one) => [one.folder, one] as const))(
  '%s takes the figures of promises from the brand',
  (_, one) => {
    const named = LOCALE_CODES.flatMap((code) =>
      Object.entries(one.in[code])
        .filter(([id]) => !(id in FIXED))
        .flatMap(([id, text]) => promisedFigures(code, text).map((figure) => `${code} ${id}: ${figure}`)),
    );
    expect(named).toEqual([]);
  },
);

test.each(globSync('apps/*/src/wording.ts', { cwd: ROOT }).toSorted())(
  '%s takes the figures of promises from its brand',
  async (file) => {
    const { wording } = (await import(path.join(ROOT, file))) as {
      wording: Partial<Record<(typeof LOCALE_CODES)[number], Record<string, string>>>;
    };
    const said = LOCALE_CODES.flatMap((code) =>
      Object.values(wording[code] ?? {}).map((text) => [code, text] as const),
    );
    expect(said.flatMap(([code, text]) => promisedFigures(code, text))).toEqual([]);
  },
);

test('every exception still names a figure', () => {
  const english: Readonly<Record<string, string>> = Object.assign({}, ...catalogues.map((one) => one.in.en));
  const isStale = (id: string) => promisedFigures('en', english[id] ?? '').length === 0;
  expect(Object.keys(FIXED).filter(isStale)).toEqual([]);
});
