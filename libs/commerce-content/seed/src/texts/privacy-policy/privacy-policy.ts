import { withoutBlock } from '../without-block.ts';
import type { LegalVersion, Texts } from '../texts.schema.ts';
import { ee } from './ee.ts';
import { en } from './en.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';

const current: Texts = { en, lt, lv, ee };

/** The block on the security of accounts. */
const SECURITY = 10;

/** The first version, then the one of passkeys and codes. */
export const privacyPolicy: readonly LegalVersion[] = [
  {
    validFrom: '2025-11-03',
    changed: {
      en: 'First version.',
      lt: 'Pirmoji redakcija.',
      lv: 'Pirmā redakcija.',
      ee: 'Esimene redaktsioon.',
    },
    texts: withoutBlock(current, SECURITY),
  },
  {
    validFrom: '2026-09-01',
    changed: {
      en: 'New: how passkeys and the codes of an authenticator app are stored.',
      lt: 'Nauja: kaip saugomi prieigos raktai ir autentifikavimo programėlės kodai.',
      lv: 'Jauns: kā tiek glabātas piekļuves atslēgas un autentifikatora lietotnes kodi.',
      ee: 'Uus: kuidas hoitakse pääsuvõtmeid ja autentimisrakenduse koode.',
    },
    texts: current,
  },
];
