import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { IssueMail } from '@shop/commerce-mail';
import type { IssueFile } from './issue-file.ts';

type Reading = {
  readonly brand: Pick<ShopBrand, 'appUrl'>;
  readonly language: Locale;
  readonly unsubscribe: string;
};

/** The issue in the reader's language, or in English. */
export const issueMail = (
  texts: Partial<IssueFile['texts']> | Readonly<Record<string, unknown>>,
  { brand, language, unsubscribe }: Reading,
): IssueMail => {
  const all = texts as Partial<IssueFile['texts']>;
  const text = all[language] ?? all.en;
  if (!text) throw new Error('the issue has no text in English');
  return {
    subject: text.subject,
    unsubscribe,
    blocks: text.blocks.map((block) =>
      block.type === 'button'
        ? { type: 'button', text: block.text, link: `${brand.appUrl}/${language}${block.path}` }
        : block,
    ),
  };
};
