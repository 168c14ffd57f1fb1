import {
  abandonPackage,
  checkPackage,
  disposeOfPackage,
  findByTracking,
  handOver,
  holdPackage,
  identifyPackage,
  measurePacked,
  packRequest,
  receivePackage,
  sendPackageBack,
  storePackage,
  type DeskResult,
  type PackageRow,
  type WarehouseDeskDeps,
} from '@shop/commerce-forwarding';
import { addParcel } from '@shop/commerce-tracking';
import { CARRIERS } from '@shop/domain/parcel-state';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { measuresOf, readAsked, type Asked, type Options } from './read-asked.ts';
import { listWaiting, showForward, showPackage } from './show-warehouse.ts';
import { refusalText, WAREHOUSE_USAGE } from './warehouse-texts.ts';

const told = (done: DeskResult<unknown>, text: string): DeskAnswer =>
  done.ok ? good(text) : bad(refusalText(done.error));

type Of = { readonly id: number; readonly staff: string };
type OnPackage = (deps: WarehouseDeskDeps, of: Of, asked: Options) => Promise<DeskAnswer>;

const ON_PACKAGE: Readonly<Record<string, OnPackage>> = {
  identify: async (deps, { id, staff }, { suite = '' }) =>
    told(await identifyPackage(deps, { staff }, { id, suite }), 'Identified. The client is told.'),
  check: async (deps, of, options) => {
    const measures = measuresOf(options);
    return measures ? told(await checkPackage(deps, of, measures), 'Checked.') : bad(WAREHOUSE_USAGE);
  },
  store: async (deps, of, { shelf }) =>
    shelf === undefined ? bad(WAREHOUSE_USAGE) : told(await storePackage(deps, of, shelf), 'In storage.'),
  hold: async (deps, of, { text = '' }) =>
    text.trim() === '' ? bad(WAREHOUSE_USAGE) : told(await holdPackage(deps, of, text), 'Held.'),
  'send-back': async (deps, of) => told(await sendPackageBack(deps, of), 'Sent back.'),
  dispose: async (deps, of) => told(await disposeOfPackage(deps, of), 'Disposed of.'),
  abandon: async (deps, of) => told(await abandonPackage(deps, of), 'Abandoned.'),
};

type OnRequest = (deps: WarehouseDeskDeps, of: Of, asked: Asked) => Promise<DeskAnswer>;

const ON_REQUEST: Readonly<Record<string, OnRequest>> = {
  pack: async (deps, of) => told(await packRequest(deps, of), 'Packed.'),
  measure: async (deps, of, { options }) => {
    const measures = measuresOf(options);
    if (!measures) return bad(WAREHOUSE_USAGE);
    const done = await measurePacked(deps, of, measures);
    return done.ok
      ? good(`Measured: ${done.value.state}. The client is told.`)
      : bad(refusalText(done.error));
  },
  'hand-over': async (deps, of, { words: [, , named, number = ''] }) => {
    const carrier = CARRIERS.find((known) => known === named);
    if (carrier === undefined || number === '') return bad(WAREHOUSE_USAGE);
    const done = await handOver(deps, of, { carrier, trackingNumber: number });
    if (!done.ok) return bad(refusalText(done.error));
    const followed = await addParcel(deps.db, { quoteId: of.id, carrier, number, now: deps.clock() });
    return good(
      followed.ok
        ? 'Handed over. The client is told.'
        : `Handed over. Its parcel is not followed: ${followed.error}.`,
    );
  },
};

/** The one parcel with this number, and of this suite where one is named. */
const findOne = async (
  { db }: WarehouseDeskDeps,
  number: string,
): Promise<PackageRow | 'unknown' | 'several'> => {
  const [row, another] = await findByTracking(db, number);
  if (!row) return 'unknown';
  return another ? 'several' : row;
};

const onPackage = async (
  deps: WarehouseDeskDeps,
  staff: string,
  { words: [name = '', number = ''], options }: Asked,
): Promise<DeskAnswer> => {
  const run = ON_PACKAGE[name];
  if (!run && name !== 'show') return bad(WAREHOUSE_USAGE);
  const row = await findOne(deps, number);
  if (typeof row === 'string') return bad(refusalText(`package.${row}`));
  return run ? run(deps, { id: row.id, staff }, options) : showPackage(deps.db, row);
};

const onRequest: OnRequest = async (deps, of, asked) => {
  const [name = ''] = asked.words;
  if (name === 'show') return showForward(deps.db, of.id);
  return ON_REQUEST[name]?.(deps, of, asked) ?? bad(WAREHOUSE_USAGE);
};

const TRACKING = /^[A-Z0-9-]{6,40}$/;
const REQUEST = /^FR(\d{1,9})$/;
const MOST_WORDS = 4;

const receive = async (
  deps: WarehouseDeskDeps,
  staff: string,
  label: { trackingNumber: string; suite: string | null },
): Promise<DeskAnswer> => {
  const done = await receivePackage(deps, { staff }, label);
  if (!done.ok) return bad(refusalText(done.error));
  return good(done.value.client_id === null ? 'Received, unidentified.' : 'Received. The client is told.');
};

/** Runs one command of the warehouse. */
export const runWarehouseDesk = async (
  deps: WarehouseDeskDeps,
  staff: string,
  args: readonly string[],
): Promise<DeskAnswer> => {
  const asked = readAsked(args);
  if (!asked || asked.words.length > MOST_WORDS) return bad(WAREHOUSE_USAGE);
  const [name = '', typed = ''] = asked.words;
  if (name === 'list') return listWaiting(deps.db);
  const number = typed.toUpperCase();
  const request = REQUEST.exec(number);
  if (request) return onRequest(deps, { id: Number(request[1]), staff }, asked);
  if (!TRACKING.test(number)) return bad(WAREHOUSE_USAGE);
  if (name === 'receive')
    return receive(deps, staff, { trackingNumber: number, suite: asked.options.suite ?? null });
  return onPackage(deps, staff, { ...asked, words: [name, number] });
};
