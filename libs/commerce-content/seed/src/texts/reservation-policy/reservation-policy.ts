import type { LegalVersion, Texts } from '../texts.schema.ts';
import { withoutBlock } from '../without-block.ts';
import { ee } from './ee.ts';
import { en } from './en.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';

const current: Texts = { en, lt, lv, ee };

/** The block on one reservation a model. */
const ONE_EACH = 2;

/** The first version, then the one with one reservation a model. */
export const reservationPolicy: readonly LegalVersion[] = [
  {
    validFrom: '2026-03-02',
    changed: {
      en: 'First version.',
      lt: 'Pirmoji redakcija.',
      lv: 'Pirmā redakcija.',
      ee: 'Esimene redaktsioon.',
    },
    texts: withoutBlock(current, ONE_EACH),
  },
  {
    validFrom: '2026-09-01',
    changed: {
      en: 'New: one e-mail address can have one open reservation for each model.',
      lt: 'Nauja: vienu el. pašto adresu galima turėti vieną galiojančią kiekvieno modelio rezervaciją.',
      lv: 'Jauns: ar vienu e-pasta adresi katram modelim var būt viena spēkā esoša rezervācija.',
      ee: 'Uus: ühel e-posti aadressil võib iga mudeli kohta olla üks kehtiv broneering.',
    },
    texts: current,
  },
];
