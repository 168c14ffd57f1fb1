import type { LegalVersion, Texts } from '../texts.schema.ts';
import { withoutBlock } from '../without-block.ts';
import { ee } from './ee.ts';
import { en } from './en.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';

const current: Texts = { en, lt, lv, ee };

/** The block on the flat duty of the European Union. */
const FLAT_DUTY = 3;

/** The first version, then the one of the flat duty. */
export const purchaseAgreement: readonly LegalVersion[] = [
  {
    validFrom: '2025-11-03',
    changed: {
      en: 'First version.',
      lt: 'Pirmoji redakcija.',
      lv: 'Pirmā redakcija.',
      ee: 'Esimene redaktsioon.',
    },
    texts: withoutBlock(current, FLAT_DUTY),
  },
  {
    validFrom: '2026-07-01',
    changed: {
      en: 'New: the duty of 3 euros for each tariff line, which applies in the European Union from this day.',
      lt: 'Nauja: 3\u00a0eurų muitas už tarifinę eilutę, nuo šios dienos taikomas Europos Sąjungoje.',
      lv: 'Jauns: muitas nodoklis 3\u00a0eiro par tarifa pozīciju, ko no šīs dienas piemēro Eiropas Savienībā.',
      ee: 'Uus: tollimaks 3\u00a0eurot tariifirea kohta, mis kehtib Euroopa Liidus sellest päevast.',
    },
    texts: current,
  },
];
