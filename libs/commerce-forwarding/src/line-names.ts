import type { Words } from '@shop/database';
import type { Extra } from '@shop/domain/forwarding';

const NAMES: Readonly<Record<Extra['code'], Words>> = {
  storage: {
    en: 'Storage',
    lt: 'Saugojimas sandėlyje',
    lv: 'Uzglabāšana noliktavā',
    ee: 'Laos hoidmine',
  },
  photos: {
    en: 'Photos of the contents',
    lt: 'Turinio nuotraukos',
    lv: 'Satura fotogrāfijas',
    ee: 'Fotod sisust',
  },
  repack: {
    en: 'Repacking',
    lt: 'Perpakavimas',
    lv: 'Pārpakošana',
    ee: 'Ümberpakkimine',
  },
  remove_invoices: {
    en: 'Removal of the store’s invoices',
    lt: 'Parduotuvės sąskaitų išėmimas',
    lv: 'Veikala rēķinu izņemšana',
    ee: 'Poe arvete eemaldamine',
  },
};

/** The name of a service on an order and its invoice, in all languages. */
export const namesOfLine = (code: Extra['code']): Words => NAMES[code];
