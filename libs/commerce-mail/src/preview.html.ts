import { LANGUAGES, type LocaleCode } from '@shop/domain/languages';
import { escapeHtml } from '@shop/commerce-kit/escape-html';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { MAIL_KINDS } from './mail-kinds.ts';
import { EVERY_MAIL } from './mail-examples.ts';
import type { MailContent } from './mail.templates.ts';
import { mailFrame, page } from './mailbox.html.ts';
import type { RenderedMail } from './render-mail.tsx';

export type Preview = {
  readonly at: number;
  readonly brand: Pick<ShopBrand, 'key' | 'name'>;
  readonly language: LocaleCode;
};
type Shown = { readonly brands: readonly Pick<ShopBrand, 'key' | 'name'>[]; readonly preview: Preview };

const addressOf = (at: number, brand: string, language: LocaleCode): string =>
  `/dev/mails/${at}/${brand}/${language}`;

/** `order-news: shipped`. */
export const exampleName = ({ template, data }: MailContent): string =>
  'news' in data ? `${template}: ${data.news}` : template;

const choice = (text: string, href: string, isCurrent: boolean): string =>
  isCurrent ? `<b>${escapeHtml(text)}</b>` : `<a href="${href}">${escapeHtml(text)}</a>`;

/** Every kind of mail, as the chosen brand mails it in the chosen language. */
export const previewList = ({ brands, preview: { brand, language } }: Shown): string => {
  const rows = EVERY_MAIL.map(
    (content, at) =>
      `<li><a href="${addressOf(at, brand.key, language)}"><b>${escapeHtml(exampleName(content))}</b><span class="brand">${
        MAIL_KINDS[content.template]
      }</span></a></li>`,
  );
  const listOf = (key: string, code: LocaleCode) => `/dev/mails?brand=${key}&language=${code}`;
  return page(
    'Mails',
    `<p><a href="/dev/mailbox">← Mailbox</a></p><h1>Every mail</h1>
<p class="about">${brands.map(({ key, name }) => choice(name, listOf(key, language), key === brand.key)).join(' · ')}</p>
<p class="about">${LANGUAGES.map(({ code, title }) => choice(title, listOf(brand.key, code), code === language)).join(' · ')}</p>
<ul>${rows.join('')}</ul>`,
  );
};

export const previewPage = ({ brands, preview }: Shown, mail: RenderedMail): string => {
  const { at, brand, language } = preview;
  const content = EVERY_MAIL[at];
  const name = content ? exampleName(content) : '';
  return page(
    name,
    `<p><a href="/dev/mails?brand=${brand.key}&amp;language=${language}">← Every mail</a></p><h1>${escapeHtml(mail.subject)}</h1>
<p class="about">${escapeHtml(name)}</p>
<p class="about">${brands.map((one) => choice(one.name, addressOf(at, one.key, language), one.key === brand.key)).join(' · ')}</p>
<p class="about">${LANGUAGES.map(({ code, title }) => choice(title, addressOf(at, brand.key, code), code === language)).join(' · ')}</p>
${mailFrame(mail.html)}
<h2>Plain text</h2><pre>${escapeHtml(mail.plain)}</pre>`,
  );
};
