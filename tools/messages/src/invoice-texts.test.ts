import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '@shop/domain/languages';
import { expect, test } from 'vitest';

const read = (library: string, locale: string): Record<string, string> =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../../libs', library, 'lang', `${locale}.json`), 'utf8'),
  );

/** The sheet has no link to what was paid, and the page no reason of an exemption. */
const OF_ONE_ALONE = /^invoice\.(?:order|misc_invoice|exempt\..+)$/;

test.each(LOCALE_CODES)('%s: an invoice’s page and its PDF use the same words', (locale) => {
  const onPage = read('feature-orders', locale);
  for (const [id, text] of Object.entries(read('commerce-invoices', locale))) {
    if (!OF_ONE_ALONE.test(id)) expect(onPage[`orders.${id}`], id).toBe(text);
  }
});
