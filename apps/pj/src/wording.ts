import type { SiteParts } from '@shop/app-shell';

/** The few messages that this brand says in its own words. */
export const wording: NonNullable<SiteParts['wording']> = {
  en: {
    'marketplace.home.heading': 'Good things cross the ocean to you',
    'marketplace.home.text':
      'Pick anything in America. We say what it costs at your door, then bring it there.',
  },
  lt: {
    'marketplace.home.heading': 'Geri daiktai atplaukia pas jus',
    'marketplace.home.text': 'Išsirinkite bet ką Amerikoje. Pasakysime kainą prie jūsų durų ir atvešime.',
  },
  lv: {
    'marketplace.home.heading': 'Labas lietas ceļo pāri okeānam pie jums',
    'marketplace.home.text': 'Izvēlieties jebko Amerikā. Pateiksim cenu līdz jūsu durvīm un atvedīsim.',
  },
  ee: {
    'marketplace.home.heading': 'Head asjad tulevad üle ookeani sinuni',
    'marketplace.home.text': 'Vali Ameerikast ükskõik mida. Ütleme hinna ukseni ja toome kohale.',
  },
};
