import { defineTexts } from '@shop/i18n/texts';
import ee from '../lang/ee.json' with { type: 'json' };
import en from '../lang/en.json' with { type: 'json' };
import lt from '../lang/lt.json' with { type: 'json' };
import lv from '../lang/lv.json' with { type: 'json' };

/** Columns and states of tables that are downloaded. */
export const proTexts = defineTexts({ en, lt, lv, ee });
