import type { Category } from '@shop/contracts/catalogue';
import type { LocaleCode } from '@shop/i18n';
import { wordsIn } from './showcase.ts';

type Words = Readonly<Record<LocaleCode, string>>;
type Branch = { id: number; slug: string; words: Words; children?: readonly Branch[] };

const TREE: readonly Branch[] = [
  {
    id: 1,
    slug: 'electronics',
    words: { en: 'Electronics', lt: 'Elektronika', lv: 'Elektronika', ee: 'Elektroonika' },
    children: [
      {
        id: 11,
        slug: 'electronics/home-audio',
        words: { en: 'Home audio', lt: 'Namų akustika', lv: 'Mājas akustika', ee: 'Koduakustika' },
        children: [
          {
            id: 111,
            slug: 'electronics/home-audio/headphones',
            words: { en: 'Headphones', lt: 'Ausinės', lv: 'Austiņas', ee: 'Kõrvaklapid' },
          },
          {
            id: 112,
            slug: 'electronics/home-audio/speakers',
            words: { en: 'Speakers', lt: 'Garso kolonėlės', lv: 'Skaļruņi', ee: 'Kõlarid' },
          },
        ],
      },
      {
        id: 12,
        slug: 'electronics/phones',
        words: { en: 'Phones', lt: 'Telefonai', lv: 'Tālruņi', ee: 'Telefonid' },
      },
    ],
  },
  { id: 2, slug: 'clothing', words: { en: 'Clothing', lt: 'Drabužiai', lv: 'Apģērbi', ee: 'Rõivad' } },
  { id: 3, slug: 'footwear', words: { en: 'Footwear', lt: 'Avalynė', lv: 'Apavi', ee: 'Jalatsid' } },
  {
    id: 4,
    slug: 'accessories',
    words: { en: 'Accessories', lt: 'Aksesuarai', lv: 'Aksesuāri', ee: 'Aksessuaarid' },
  },
  {
    id: 5,
    slug: 'beauty',
    words: {
      en: 'Beauty and care',
      lt: 'Grožis ir priežiūra',
      lv: 'Skaistums un kopšana',
      ee: 'Ilu ja hooldus',
    },
  },
  {
    id: 6,
    slug: 'home',
    words: { en: 'Home and kitchen', lt: 'Namai ir virtuvė', lv: 'Māja un virtuve', ee: 'Kodu ja köök' },
  },
];

const grown =
  (locale: string, parent: number | null) =>
  ({ id, slug, words, children = [] }: Branch, position: number): Category => ({
    id,
    slug,
    name: wordsIn(words, locale),
    parent_id: parent,
    position,
    pageTitle: wordsIn(words, locale),
    filterable_additional_fields: [],
    display_in_marketplace: true,
    children: children.map(grown(locale, id)),
  });

export const showcaseCategories = (locale: string): Category[] => TREE.map(grown(locale, null));
