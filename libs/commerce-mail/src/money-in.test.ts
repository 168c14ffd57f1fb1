import { CURRENCIES } from '@shop/domain/currencies';
import { LANGUAGES } from '@shop/domain/languages';
import { fromCents } from '@shop/domain/money';
import { createSpeech } from '@shop/i18n';
import { expect, test } from 'vitest';
import { moneyIn } from './money-in.ts';

test.each(LANGUAGES.flatMap((language) => CURRENCIES.map((currency) => ({ language, currency }))))(
  'mails in $language.code write $currency.code as pages do',
  ({ language, currency }) => {
    const { formats } = createSpeech({ language, timeZone: 'Europe/Vilnius' });
    const written = moneyIn(language.code, currency.id)(fromCents(123_456));
    expect(written).toBe(formats.money(1234.56, currency.code));
  },
);
