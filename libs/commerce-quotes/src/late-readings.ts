import type { Database } from '@shop/database';
import type { LineRow } from './drafts.repository.ts';
import { linkToColumns } from './item-columns.ts';
import { findReading } from './link-memory.repository.ts';
import { wantPictures } from './link-pictures.repository.ts';
import { toReadItem } from './read-item.ts';
import { readColumns } from './read-links.ts';

/** As it was pasted: its page was not read in time, and the buyer has changed nothing. */
const isAsPasted = ({ url, title, price, weight_g: weight, picture }: LineRow): boolean =>
  url !== null && price === null && weight === null && picture === null && title === linkToColumns(url).title;

const fillLine = async (db: Database, line: LineRow): Promise<LineRow> => {
  if (line.url === null || !isAsPasted(line)) return line;
  const reading = await findReading(db, line.url);
  if (reading?.state !== 'read') return line;
  const filled = await db
    .updateTable('quote_request_line')
    .set(readColumns(await toReadItem(db, reading.product)))
    .where('id', '=', line.id)
    // Another tab may have changed it since.
    .where('title', '=', line.title)
    .where('price', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (filled) await wantPictures(db, [filled]);
  return filled ?? line;
};

/** Lines of a draft whose pages were read after the visitor stopped waiting for them are filled in. Visits nothing. */
export const fillWithLateReadings = (db: Database, lines: readonly LineRow[]): Promise<LineRow[]> =>
  Promise.all(lines.map((line) => fillLine(db, line)));
