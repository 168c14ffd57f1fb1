import { findAllPages, findAnyPage, findLetters, findRevisions } from '@shop/commerce-content';
import type { ContentKind } from '@shop/contracts/content';
import type { Database } from '@shop/database';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { alignedRows } from '../payments-desk/aligned-rows.ts';

const MOST_LETTERS = 100;

const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

export const listPages = async (db: Database): Promise<DeskAnswer> => {
  const pages = await findAllPages(db);
  if (pages.length === 0) return good('There is no content.');
  return good(
    alignedRows([
      ['kind', 'slug', 'brands', 'published', 'ends', 'texts', 'saved'],
      ...pages.map((page) => [
        page.kind,
        page.slug,
        page.brands?.join(',') ?? 'all',
        minuteOf(page.publish_at),
        page.expire_at ? minuteOf(page.expire_at) : '-',
        String(page.revisions),
        minuteOf(page.saved_at),
      ]),
    ]),
  );
};

const known = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** In the form that `put` reads. */
export const showPage = async (
  db: Database,
  kind: ContentKind,
  slug: string,
  number: number | undefined,
): Promise<DeskAnswer> => {
  const page = await findAnyPage(db, kind, slug);
  if (!page) return bad('There is no such page.');
  const revisions = await findRevisions(db, page.id);
  const shown = revisions.find((revision) => number === undefined || revision.number === number);
  if (!shown) return bad('The page has no text with this number.');
  const { brands, feature, topic, author, category, labels, menu, menu_position, position } = page;
  const record = known({
    ...{ kind, slug, schema: shown.schema_version, brands, feature, topic, author, category, labels },
    ...{ footer: menu && { menu, position: menu_position }, position },
    ...{ publish_at: page.publish_at, expire_at: page.expire_at },
    ...{ valid_from: shown.valid_from, changes: shown.changes, texts: shown.texts },
  });
  return good(JSON.stringify(record, null, 2));
};

/** Text of people, without characters that change what a terminal shows. */
const printable = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, '?').replaceAll('\n', '\n  ');

export const listLetters = async (db: Database, brand: string | undefined): Promise<DeskAnswer> => {
  const letters = await findLetters(db, { brand, limit: MOST_LETTERS });
  if (letters.length === 0) return good('There is no letter.');
  return good(
    letters
      .map(({ id, brand: of, created_at, topic, language, name, email, order_number, message }) =>
        [
          `${id} ${of} ${minuteOf(created_at)} ${topic} ${language} ${printable(`${name} <${email}>`)}`,
          ...(order_number === '' ? [] : [`  order: ${printable(order_number)}`]),
          `  ${printable(message)}`,
        ].join('\n'),
      )
      .join('\n\n'),
  );
};
