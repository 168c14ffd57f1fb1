import type { SiteParts } from '@shop/app-shell';

/** The few messages that this brand says in its own words. */
export const wording: NonNullable<SiteParts['wording']> = {
  en: {
    'marketplace.home.heading': 'American stock at its landed price',
    'marketplace.home.text':
      'Goods, freight, duty and VAT in one figure for every line. By air in about a week, by sea for less.',
  },
  lt: {
    'marketplace.home.heading': 'Prekės iš Amerikos už galutinę kainą',
    'marketplace.home.text':
      'Prekė, gabenimas, muitas ir PVM – viena suma kiekvienoje eilutėje. Oru – maždaug per savaitę, jūra – pigiau.',
  },
  lv: {
    'marketplace.home.heading': 'Preces no Amerikas par galīgo cenu',
    'marketplace.home.text':
      'Prece, pārvadāšana, muita un PVN – viena summa katrā rindā. Pa gaisu – aptuveni nedēļā, pa jūru – lētāk.',
  },
  ee: {
    'marketplace.home.heading': 'Ameerika kaup lõpphinnaga',
    'marketplace.home.text':
      'Kaup, vedu, toll ja käibemaks igal real ühe summana. Õhu kaudu umbes nädalaga, meritsi soodsamalt.',
  },
};
