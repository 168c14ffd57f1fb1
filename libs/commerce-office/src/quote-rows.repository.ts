import type { Database } from '@shop/database';
import type { QuoteState } from '@shop/domain/quotes';

const MOST_ROWS = 200;
const WAITING: readonly QuoteState[] = ['submitted', 'pricing'];

const rows = (db: Database) =>
  db
    .selectFrom('quote_request as request')
    .leftJoin('taken_work as work', (join) =>
      join.onRef('work.rel_id', '=', 'request.id').on('work.kind', '=', 'quote'),
    )
    .leftJoin('staff_member as staff', 'staff.id', 'work.staff_id')
    .leftJoin('client', 'client.id', 'request.client_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('quote_request_line as line')
          .innerJoin('link_picture as picture', 'picture.address', 'line.picture')
          .select(['line.id', 'line.title'])
          .whereRef('line.request_id', '=', 'request.id')
          .where('picture.file_id', 'is not', null)
          .orderBy('line.id')
          .limit(1)
          .as('pictured'),
      (join) => join.onTrue(),
    )
    .select(['request.id', 'request.brand', 'request.state', 'request.shipping_method', 'request.note'])
    .select(['request.submitted_at', 'request.created_at', 'request.question'])
    .select(['staff.id as staffId', 'staff.name as takenBy'])
    .select(['pictured.id as lineId', 'pictured.title as lineTitle'])
    .select((eb) => eb.fn.coalesce('request.email', 'client.email').as('email'))
    .where('request.submitted_at', 'is not', null);

/** Requests in a state, or those that wait for staff, the longest waiting first. */
export const findQuoteRows = (db: Database, state: QuoteState | undefined) =>
  rows(db)
    .where('request.state', 'in', state === undefined ? WAITING : [state])
    .orderBy('request.submitted_at')
    .limit(MOST_ROWS)
    .execute();

export const findQuoteRow = (db: Database, id: number) =>
  rows(db).where('request.id', '=', id).executeTakeFirst();

export type QuoteRow = NonNullable<Awaited<ReturnType<typeof findQuoteRow>>>;
