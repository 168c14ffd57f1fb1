import type { LocaleCode } from '@shop/domain/languages';
import type { DeclineReason, ReviewState, Stars } from '@shop/domain/product-review';

type Written = { readonly title: string; readonly text: string };

export type ReviewPlan = {
  readonly stars: Stars;
  readonly state: ReviewState;
  readonly reason?: DeclineReason;
  readonly isAnonymous?: boolean;
  readonly daysAgo: number;
  readonly words: Readonly<Record<LocaleCode, Written>>;
};

const written = (title: string, text: string): Written => ({ title, text });

/** Reviews in every state. */
export const PLANS: readonly ReviewPlan[] = [
  {
    ...{ stars: 5, state: 'published', daysAgo: 12 },
    words: {
      en: written(
        'Very happy with it',
        'Looks just like in the pictures and came well packed. I would buy it again.',
      ),
      lt: written(
        'Labai patiko',
        'Atrodo taip pat kaip nuotraukose, atkeliavo gerai supakuota. Pirkčiau dar kartą.',
      ),
      lv: written('Ļoti apmierināta', 'Izskatās tieši kā attēlos, atnāca labi iepakots. Pirktu vēlreiz.'),
      ee: written('Väga rahul', 'Näeb välja täpselt nagu piltidel ja oli hästi pakitud. Ostaksin uuesti.'),
    },
  },
  {
    ...{ stars: 4, state: 'published', daysAgo: 9, isAnonymous: true },
    words: {
      en: written(
        'Good value',
        'Good quality for the price. The delivery took two days longer than I expected.',
      ),
      lt: written(
        'Gera kaina',
        'Už tokią kainą kokybė gera. Pristatymo laukiau dviem dienomis ilgiau, nei tikėjausi.',
      ),
      lv: written(
        'Laba cena',
        'Par šādu cenu kvalitāte ir laba. Piegādi gaidīju divas dienas ilgāk, nekā cerēju.',
      ),
      ee: written('Hea hind', 'Selle hinna eest hea kvaliteet. Tarne võttis kaks päeva oodatust kauem.'),
    },
  },
  {
    ...{ stars: 2, state: 'published', daysAgo: 7 },
    words: {
      en: written(
        'Not what I expected',
        'The colour is duller than in the picture, and the finish could be better.',
      ),
      lt: written('Tikėjausi daugiau', 'Spalva blankesnė nei nuotraukoje, apdaila galėtų būti geresnė.'),
      lv: written('Gaidīju ko vairāk', 'Krāsa ir blāvāka nekā attēlā, un apdare varētu būt labāka.'),
      ee: written('Ootasin enamat', 'Värv on tuhmim kui pildil ja viimistlus võiks parem olla.'),
    },
  },
  {
    ...{ stars: 5, state: 'waiting', daysAgo: 1 },
    words: {
      en: written('', 'Works well. I have used it every day for two weeks now.'),
      lt: written('', 'Veikia puikiai. Naudoju kasdien jau dvi savaites.'),
      lv: written('', 'Darbojas labi. Lietoju katru dienu jau divas nedēļas.'),
      ee: written('', 'Töötab hästi. Olen juba kaks nädalat iga päev kasutanud.'),
    },
  },
  {
    ...{ stars: 1, state: 'waiting', daysAgo: 2 },
    words: {
      en: written('It broke', 'It broke after a week. I have made a claim.'),
      lt: written('Sugedo', 'Sugedo po savaitės. Pateikiau pretenziją.'),
      lv: written('Sabojājās', 'Pēc nedēļas sabojājās. Iesniedzu pretenziju.'),
      ee: written('Läks katki', 'Läks nädalaga katki. Esitasin pretensiooni.'),
    },
  },
  {
    ...{ stars: 3, state: 'declined', reason: 'not_about_product', daysAgo: 5 },
    words: {
      en: written('Parcel locker', 'The parcel locker was full and I had to wait a day.'),
      lt: written('Paštomatas', 'Paštomatas buvo pilnas, teko laukti dieną.'),
      lv: written('Pakomāts', 'Pakomāts bija pilns, nācās gaidīt dienu.'),
      ee: written('Pakiautomaat', 'Pakiautomaat oli täis ja pidin päeva ootama.'),
    },
  },
];
