import {
  findForwardById,
  findForwardEvents,
  findPackageEvents,
  findPackagesOf,
  findWaitingForwards,
  findWaitingPackages,
  type PackageRow,
} from '@shop/commerce-forwarding';
import type { Database } from '@shop/database';
import { orderNumber } from '@shop/domain/order-number';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { alignedRows } from '../payments-desk/aligned-rows.ts';
import { refusalText } from './warehouse-texts.ts';

const MOST_ROWS = 200;

const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

/** Text of people, without characters that change what a terminal shows. */
const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '?');

type Event = { state: string; actor: string; note: string; created_at: Date };

const eventLines = (events: readonly Event[]): string[] =>
  events.map(
    ({ state, actor, note, created_at: at }) =>
      `${minuteOf(at)} ${state} (${actor})${note === '' ? '' : `: ${printable(note)}`}`,
  );

export const listWaiting = async (db: Database): Promise<DeskAnswer> => {
  const [packages, requests] = await Promise.all([
    findWaitingPackages(db, MOST_ROWS),
    findWaitingForwards(db, MOST_ROWS),
  ]);
  if (packages.length + requests.length === 0) return good('Nothing waits.');
  return good(
    alignedRows([
      ['number', 'brand', 'state', 'since'],
      ...packages.map((row) => [row.tracking_number, row.brand, row.state, minuteOf(row.updated_at)]),
      ...requests.map((request) => [
        orderNumber('forward_request', request.id),
        request.brand,
        request.state,
        minuteOf(request.updated_at),
      ]),
    ]),
  );
};

export const showPackage = async (db: Database, row: PackageRow): Promise<DeskAnswer> =>
  good(
    [
      `${row.tracking_number} ${row.brand}: ${row.state}, client ${row.client_id ?? 'unknown'}, shelf ${row.shelf ?? '–'}`,
      `${printable(row.shop)}: ${printable(row.contents)}, ${row.weight_g ?? '–'} g`,
      ...eventLines(await findPackageEvents(db, row.id)),
    ].join('\n'),
  );

export const showForward = async (db: Database, id: number): Promise<DeskAnswer> => {
  const request = await findForwardById(db, id);
  if (!request) return bad(refusalText('forward.unknown'));
  const [packages, events] = await Promise.all([findPackagesOf(db, id), findForwardEvents(db, id)]);
  const wanted = [
    request.wants_photos && 'photos',
    request.wants_repack && 'repack',
    request.removes_invoices && 'remove invoices',
    request.wants_insurance && 'insurance',
  ].filter((service) => service !== false);
  return good(
    [
      `${orderNumber('forward_request', id)} ${request.brand}: ${request.state}, ${request.shipping_method}, ${wanted.join(', ') || 'no services'}`,
      ...packages.map((row) => `parcel ${row.tracking_number}: ${row.state}, shelf ${row.shelf ?? '–'}`),
      ...eventLines(events),
    ].join('\n'),
  );
};
