import { defineTexts } from '../texts.ts';
import ee from './lang/ee.json' with { type: 'json' };
import en from './lang/en.json' with { type: 'json' };
import lt from './lang/lt.json' with { type: 'json' };
import lv from './lang/lv.json' with { type: 'json' };

/** The same words for mails. */
export const withdrawalStatementTexts = defineTexts({ en, lt, lv, ee });
