import type { SiteParts } from '@shop/app-shell';

/** The messages that this brand words differently. */
export const wording: NonNullable<SiteParts['wording']> = {
  en: {
    'marketplace.home.heading': 'American products at their final price',
    'marketplace.home.text': 'Goods, shipping, duty and VAT in one price. Faster by air, cheaper by sea.',
  },
  lt: {
    'marketplace.home.heading': 'Prekės iš Amerikos už galutinę kainą',
    'marketplace.home.text':
      'Prekė, siuntimas, muitas ir PVM\u00a0– viena kaina. Oru\u00a0– greičiau, jūra\u00a0– pigiau.',
  },
  lv: {
    'marketplace.home.heading': 'Preces no Amerikas par galīgo cenu',
    'marketplace.home.text':
      'Prece, sūtīšana, muitas nodoklis un PVN\u00a0– viena cena. Pa gaisu\u00a0– ātrāk, pa jūru\u00a0– lētāk.',
  },
  ee: {
    'marketplace.home.heading': 'Ameerika kaup lõpphinnaga',
    'marketplace.home.text':
      'Kaup, saatmine, tollimaks ja käibemaks ühe hinnaga. Lennukiga kiiremini, laevaga soodsamalt.',
  },
};
