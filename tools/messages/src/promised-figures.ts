import type { LocaleCode } from '@shop/domain/languages';
import { messageTexts } from './message-texts.ts';

/** Numbers from one to ten as words, by their stems, and units of time by theirs. */
const SAID: Readonly<Record<LocaleCode, { readonly numbers: string; readonly units: string }>> = {
  en: {
    numbers: 'one|two|three|four|five|six|seven|eight|nine|ten',
    units: 'minutes?|hours?|days?|weeks?|weekdays?|months?|years?',
  },
  lt: {
    numbers:
      'vien[aąoių]s?|du|dvi|dviejų|tr[iy]\\p{L}*|keturi\\p{L}*|penki\\p{L}*|šeši\\p{L}*|septyni\\p{L}*|dešimt\\p{L}*',
    units: 'minu[tč]\\p{L}*|valand\\p{L}*|val|dien\\p{L}*|savai[tč]\\p{L}*|mėnes\\p{L}*|met[auoųi]\\p{L}*',
  },
  lv: {
    numbers:
      'vien[asuā]\\p{L}*|div\\p{L}*|trī\\p{L}*|četr\\p{L}*|piec\\p{L}*|seš\\p{L}*|septiņ\\p{L}*|desmit\\p{L}*',
    units:
      'minū\\p{L}*|stund\\p{L}*|dien\\p{L}*|darbdien\\p{L}*|nedēļ\\p{L}*|mēne[sš]\\p{L}*|gad[aiusāo]\\p{L}*',
  },
  ee: {
    numbers:
      'üks|ühe\\p{L}*|kaks|kahe\\p{L}*|kolm\\p{L}*|neli|nelja\\p{L}*|viis|viie\\p{L}*|kuus|seitse\\p{L}*|kümme\\p{L}*',
    units: 'minut\\p{L}*|tun[dn]\\p{L}*|päev\\p{L}*|tööpäev\\p{L}*|nädal\\p{L}*|kuu[ds]?|aasta\\p{L}*',
  },
};

const patternOf = ({ numbers, units }: { numbers: string; units: string }): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:\\d+|${numbers})[-\\s](?:\\p{L}+[\\s.]+)?(?:${units})(?!\\p{L})|\\d\\s?[–-]\\s?\\d`,
    'iu',
  );

/** Durations in the text of a message that should be values. */
export const promisedFigures = (code: LocaleCode, message: string): string[] => {
  const pattern = patternOf(SAID[code]);
  return messageTexts(message).flatMap((text) => pattern.exec(text)?.[0] ?? []);
};
