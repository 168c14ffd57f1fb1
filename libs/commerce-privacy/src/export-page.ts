import {
  PERSONAL_FIELDS,
  type PersonalField,
  type PersonalRow,
  type PersonalTopic,
} from '@shop/commerce-kit/personal-data';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import { getLanguage } from '@shop/domain/languages';
import { privacyTexts } from './privacy.texts.ts';
import type { ExportedTopic } from './read-person.ts';

type Texts = ReturnType<typeof privacyTexts>;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#111}
h2{margin-top:2.5rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0 0 1.25rem}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere}`;

export type ExportPageOptions = {
  readonly topics: readonly ExportedTopic[];
  readonly brandName: string;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly now: Date;
};

/** The file as a page that needs nothing else: no script, no picture, no address. */
export const exportPage = ({ topics, brandName, locale, timeZone, now }: ExportPageOptions): string => {
  const say: Texts = privacyTexts(locale);
  const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const valueOf = (value: NonNullable<PersonalRow[PersonalField]>): string => {
    if (value instanceof Date) return moment.format(value);
    if (typeof value === 'boolean') return say(value ? 'privacy.yes' : 'privacy.no');
    return String(value);
  };
  const rowOf = (row: PersonalRow): string => {
    const fields = PERSONAL_FIELDS.flatMap((field) => {
      const value = row[field];
      return value === null || value === undefined || value === ''
        ? []
        : [`<dt>${escape(say(`privacy.field.${field}`))}</dt><dd>${escape(valueOf(value))}</dd>`];
    });
    return `<dl>${fields.join('')}</dl>`;
  };
  const sectionOf = (topic: PersonalTopic, rows: readonly PersonalRow[]): string =>
    `<section><h2>${escape(say(`privacy.topic.${topic}`))}</h2>${
      rows.length === 0 ? `<p>${escape(say('privacy.nothing'))}</p>` : rows.map(rowOf).join('')
    }</section>`;
  const title = escape(say('privacy.title', { brand: brandName }));
  return `<!doctype html>
<html lang="${getLanguage(locale).tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${escape(say('privacy.made', { time: moment.format(now) }))}</p>
${topics.map(({ topic, rows }) => sectionOf(topic, rows)).join('\n')}
</body></html>
`;
};
