import type { ContentNames, ContentRecord, PageText, PageTexts } from '@shop/contracts/content';
import { demoLegal, demoPages, demoPosts, demoQuestions } from './texts/demo-content.ts';
import type { Inline, Question } from './texts/texts.schema.ts';

/** Published before the demo's first day. */
const SINCE = '2025-01-15';

const names = (en: string, lt: string, lv: string, ee: string): ContentNames => ({ en, lt, lv, ee });

type Placed = Pick<ContentRecord, 'slug' | 'feature' | 'labels' | 'footer'>;

const PAGES: readonly Placed[] = [
  {
    slug: 'delivery',
    footer: { menu: 'help', position: 55 },
    labels: names('Delivery', 'Pristatymas', 'Piegāde', 'Tarne'),
  },
  {
    slug: 'how-it-works',
    footer: { menu: 'help', position: 58 },
    labels: names('How it works', 'Kaip tai veikia', 'Kā tas darbojas', 'Kuidas see toimib'),
  },
  {
    slug: 'about-us',
    feature: 'about-us',
    footer: { menu: 'about', position: 5 },
    labels: names('About us', 'Apie mus', 'Par mums', 'Meist'),
  },
  {
    slug: 'accessibility',
    footer: { menu: 'about', position: 95 },
    labels: names('Accessibility', 'Prieinamumas', 'Piekļūstamība', 'Ligipääsetavus'),
  },
  {
    slug: 'cookies',
    footer: { menu: 'about', position: 100 },
    labels: names('Cookies', 'Slapukai', 'Sīkdatnes', 'Küpsised'),
  },
];

/** @throws for a text that was not written. */
const known = <T>(texts: Readonly<Record<string, T>>, slug: string): T => {
  const text = texts[slug];
  if (!text) throw new Error(`There is no text of ${slug}.`);
  return text;
};

const pages = (): readonly ContentRecord[] =>
  PAGES.map((page) => ({
    ...{ kind: 'page', publish_at: SINCE, valid_from: SINCE },
    ...page,
    texts: known(demoPages, page.slug) as PageTexts,
  }));

const LEGAL: readonly Placed[] = [
  {
    slug: 'privacy-policy',
    footer: { menu: 'about', position: 85 },
    labels: names('Privacy policy', 'Privatumo politika', 'Privātuma politika', 'Privaatsuspoliitika'),
  },
  {
    slug: 'purchase-agreement',
    footer: { menu: 'about', position: 88 },
    labels: names('Purchase agreement', 'Pirkimo sutartis', 'Pirkuma līgums', 'Ostuleping'),
  },
  {
    slug: 'reservation-policy',
    feature: 'reservation',
    footer: { menu: 'about', position: 90 },
    labels: names(
      'Reservation policy',
      'Rezervavimo taisyklės',
      'Rezervēšanas noteikumi',
      'Broneerimistingimused',
    ),
  },
];

const legalTexts = (): readonly ContentRecord[] =>
  LEGAL.flatMap((page) =>
    known(demoLegal, page.slug).map(({ validFrom, changed, texts }, at) => ({
      ...{ kind: 'legal' as const, publish_at: SINCE, valid_from: validFrom },
      ...page,
      // The first version changed nothing.
      ...(at > 0 && { changes: changed }),
      texts: texts as PageTexts,
    })),
  );

/** The meta description of an answer: its first sentence. */
const LONGEST_SUMMARY = 160;

const answerText = ({ question, answer }: Question['texts']['en']): PageText => {
  const [first = ''] = answer;
  const words = typeof first === 'string' ? first : first.map(wordsOf).join('');
  return {
    title: question,
    summary: words.length > LONGEST_SUMMARY ? `${words.slice(0, LONGEST_SUMMARY - 1).trim()}…` : words,
    blocks: [{ type: 'text', paragraphs: answer }],
  };
};

const wordsOf = (run: Inline): string => (typeof run === 'string' ? run : run.text);

const questionRecords = (): readonly ContentRecord[] =>
  demoQuestions.map(({ slug, topic, texts: { en, lt, lv, ee } }, position) => ({
    ...{ kind: 'faq', slug, topic, position, publish_at: SINCE, valid_from: SINCE },
    texts: { en: answerText(en), lt: answerText(lt), lv: answerText(lv), ee: answerText(ee) },
  }));

const postRecords = (): readonly ContentRecord[] =>
  demoPosts.map(({ slug, topics: [topic], author, date, category, texts }) => ({
    ...{ kind: 'post', slug, author, publish_at: date, valid_from: date },
    ...(topic !== undefined && { topic }),
    ...(category !== undefined && { category }),
    feature: 'blog',
    texts: texts as PageTexts,
  }));

/** The content of the demo; later records of one address are its later texts. */
export const contentRecords = (): readonly ContentRecord[] => [
  ...pages(),
  ...legalTexts(),
  ...questionRecords(),
  ...postRecords(),
];
