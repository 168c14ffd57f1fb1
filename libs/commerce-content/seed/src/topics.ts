import type { ContentNames } from '@shop/contracts/content';

type Topic = {
  readonly kind: 'faq' | 'post';
  readonly key: string;
  readonly position: number;
  readonly names: ContentNames;
};

/** Topics of the questions and of the blog. */
export const TOPICS: readonly Topic[] = [
  {
    ...{ kind: 'faq', key: 'ordering', position: 1 },
    names: { en: 'Ordering', lt: 'Užsakymas', lv: 'Pasūtīšana', ee: 'Tellimine' },
  },
  {
    ...{ kind: 'faq', key: 'delivery', position: 2 },
    names: {
      en: 'Delivery and customs',
      lt: 'Pristatymas ir muitinė',
      lv: 'Piegāde un muita',
      ee: 'Tarne ja tollivormistus',
    },
  },
  {
    ...{ kind: 'faq', key: 'payment', position: 3 },
    names: {
      en: 'Payment and prices',
      lt: 'Mokėjimas ir kainos',
      lv: 'Maksājumi un cenas',
      ee: 'Maksmine ja hinnad',
    },
  },
  {
    ...{ kind: 'faq', key: 'returns', position: 4 },
    names: {
      en: 'Returns and guarantee',
      lt: 'Grąžinimas ir garantija',
      lv: 'Atgriešana un garantija',
      ee: 'Tagastamine ja garantii',
    },
  },
  {
    ...{ kind: 'faq', key: 'account', position: 5 },
    names: { en: 'Account', lt: 'Paskyra', lv: 'Konts', ee: 'Konto' },
  },
  {
    ...{ kind: 'post', key: 'shopping', position: 1 },
    names: { en: 'Shopping', lt: 'Apsipirkimas', lv: 'Iepirkšanās', ee: 'Ostlemine' },
  },
  {
    ...{ kind: 'post', key: 'delivery', position: 2 },
    names: { en: 'Delivery', lt: 'Pristatymas', lv: 'Piegāde', ee: 'Tarne' },
  },
  {
    ...{ kind: 'post', key: 'customs', position: 3 },
    names: { en: 'Customs', lt: 'Muitinė', lv: 'Muita', ee: 'Tollivormistus' },
  },
  {
    ...{ kind: 'post', key: 'sizes', position: 4 },
    names: { en: 'Sizes', lt: 'Dydžiai', lv: 'Izmēri', ee: 'Suurused' },
  },
];
