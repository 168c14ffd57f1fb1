import type { Database, Transaction } from '@shop/database';
import type { PackageState } from '@shop/domain/forwarding';
import { conflict } from '@shop/commerce-kit/problem';
import { deskAct, type By, type DeskResult } from './desk-act.ts';
import { tellReceived } from './forward-mails.ts';
import type { WarehouseDeskDeps } from './forwarding.ports.ts';
import { moveOnePackage } from './move-package.ts';
import {
  findByTracking,
  insertPackage,
  insertPackageEvent,
  lockPackages,
  type PackageRow,
} from './packages.repository.ts';

/** What the label says. */
export type Label = { readonly trackingNumber: string; readonly suite: string | null };

const findClient = (db: Database, suite: string) =>
  db
    .selectFrom('client')
    .select(['id', 'brand'])
    .where('suite_number', '=', suite.toUpperCase())
    .where('erased_at', 'is', null)
    .executeTakeFirst();

/** The one announcement that the label fits: by its number, and by its suite where it bears one. */
const findAnnounced = async (tx: Transaction, { trackingNumber, suite }: Label) => {
  const client = suite === null ? undefined : await findClient(tx, suite);
  const known = await findByTracking(tx, trackingNumber);
  const fitting = known.filter((row) => suite === null || row.client_id === client?.id);
  return { client, row: fitting.length === 1 ? fitting[0] : undefined };
};

type Arrival = {
  readonly label: Label;
  readonly fallbackBrand: string;
  readonly staff: string;
  readonly now: Date;
};

/** A package without an announcement. */
const takeIn = async (
  tx: Transaction,
  client: { id: number; brand: string } | undefined,
  { label, fallbackBrand, staff, now }: Arrival,
): Promise<PackageRow> => {
  const state: PackageState = 'received';
  const row = await insertPackage(tx, {
    brand: client?.brand ?? fallbackBrand,
    client_id: client?.id ?? null,
    tracking_number: label.trackingNumber,
    state,
    ...{ received_at: now, created_at: now, updated_at: now },
  });
  if (!row) throw conflict('package.received_already');
  await insertPackageEvent(tx, { packageId: row.id, state, actor: staff, note: '', at: now });
  return row;
};

/**
 * A package arrives. It belongs to the client of the suite number, or to the one who announced its tracking number;
 * where neither fits it is unidentified until staff find its owner.
 */
export const receivePackage = (
  deps: WarehouseDeskDeps,
  { staff }: By,
  label: Label,
): Promise<DeskResult<PackageRow>> =>
  deskAct(deps, { act: 'receive', staff, subject: 'package' }, async (tx) => {
    const now = deps.clock();
    const by = { actor: staff, now };
    const { client, row } = await findAnnounced(tx, label);
    const [announced] = row ? await lockPackages(tx, [row.id]) : [];
    if (announced) {
      const received = await moveOnePackage(tx, announced, 'receive', by, { received_at: now });
      await tellReceived(deps, tx, received);
      return received;
    }
    const arrival = { label, staff, now, fallbackBrand: deps.brands.fallback().key };
    const received = await takeIn(tx, client, arrival);
    if (!client) return moveOnePackage(tx, received, 'lose_owner', by);
    await tellReceived(deps, tx, received);
    return received;
  });

/** Staff have found whose package it is. */
export const identifyPackage = (
  deps: WarehouseDeskDeps,
  { staff }: By,
  { id, suite }: { readonly id: number; readonly suite: string },
): Promise<DeskResult<PackageRow>> =>
  deskAct(deps, { act: 'identify', staff, subject: 'package' }, async (tx) => {
    const client = await findClient(tx, suite);
    if (!client) throw conflict('package.unknown_suite');
    const [row] = await lockPackages(tx, [id]);
    if (!row) throw conflict('package.unknown');
    const owner = { client_id: client.id, brand: client.brand };
    const found = await moveOnePackage(tx, row, 'identify', { actor: staff, now: deps.clock() }, owner);
    await tellReceived(deps, tx, found);
    return found;
  });
