import type { LocaleCode } from '@shop/domain/languages';

/** A run of text: plain, strong, or a link to a path of the site (without a language), another site, a mail or a phone. */
export type Inline = string | { text: string; href: string } | { text: string; strong: true };
export type Paragraph = string | Inline[];

export type Block =
  | { type: 'text'; heading?: string; paragraphs: Paragraph[] }
  | { type: 'list'; heading?: string; ordered?: boolean; items: Paragraph[] }
  | { type: 'picture'; src: string; alt: string; caption?: string }
  | { type: 'questions'; heading?: string; items: { question: string; answer: Paragraph[] }[] }
  | {
      type: 'products';
      heading: string;
      query: { category?: string; sort?: 'best_sellers' | 'best_value' | 'new_arrivals' };
      limit: number;
    }
  | { type: 'table'; heading?: string; head: string[]; rows: string[][] }
  | { type: 'call'; text: string; label: string; path: string }
  | { type: 'figures'; items: { value: string; label: string }[] }
  | { type: 'steps'; heading?: string; items: { title: string; text: string }[] };

/** One language of one page; the summary is its meta description. */
export type PageText = { title: string; summary: string; blocks: Block[] };
export type Language = LocaleCode;
export type Texts = Record<Language, PageText>;

/** A legal text from a day on, with what changed in it. */
export type LegalVersion = { validFrom: string; changed: Record<Language, string>; texts: Texts };

export type Question = {
  slug: string;
  topic: 'ordering' | 'delivery' | 'payment' | 'returns' | 'account';
  texts: Record<Language, { question: string; answer: Paragraph[] }>;
};

export type Post = {
  slug: string;
  topics: string[];
  author: string;
  date: string;
  /** The slug path of a category. */
  category?: string;
  texts: Texts;
};
