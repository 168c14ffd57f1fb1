import type { Schema } from '@shop/database';
import type { Measures, PackageAct } from '@shop/domain/forwarding';
import { conflict } from '@shop/commerce-kit/problem';
import type { Updateable } from 'kysely';
import { deskAct, type By, type DeskResult } from './desk-act.ts';
import type { WarehouseDeskDeps } from './forwarding.ports.ts';
import { moveOnePackage } from './move-package.ts';
import { changePackage, lockPackages, type PackageRow } from './packages.repository.ts';

type Change = Omit<Updateable<Schema['package']>, 'state' | 'updated_at'>;
type Of = By & { readonly id: number };

const act = (
  deps: WarehouseDeskDeps,
  { id, staff }: Of,
  name: PackageAct,
  changeOf: (row: PackageRow, now: Date) => Change = () => ({}),
): Promise<DeskResult<PackageRow>> =>
  deskAct(deps, { act: name, staff, subject: 'package' }, async (tx) => {
    const [row] = await lockPackages(tx, [id]);
    if (!row) throw conflict('package.unknown');
    const now = deps.clock();
    const change = changeOf(row, now);
    return moveOnePackage(tx, row, name, { actor: staff, now, note: change.hold_reason ?? '' }, change);
  });

/** What is in it has been looked at, and it has been weighed and measured. */
export const checkPackage = (deps: WarehouseDeskDeps, of: Of, { weightG, sidesMm }: Measures) =>
  act(deps, of, 'check', () => ({
    weight_g: weightG,
    ...{ length_mm: sidesMm[0], width_mm: sidesMm[1], height_mm: sidesMm[2] },
  }));

/** One without an owner is measured at intake too, so that it is not measured again once it is identified. */
export const measureUnidentified = (
  deps: WarehouseDeskDeps,
  { id, staff }: Of,
  { weightG, sidesMm }: Measures,
): Promise<DeskResult<PackageRow>> =>
  deskAct(deps, { act: 'measure_unidentified', staff, subject: 'package' }, async (tx) => {
    const [row] = await lockPackages(tx, [id]);
    if (row?.state !== 'unidentified') throw conflict('package.unknown');
    return changePackage(tx, id, {
      ...{ weight_g: weightG, length_mm: sidesMm[0], width_mm: sidesMm[1], height_mm: sidesMm[2] },
      updated_at: deps.clock(),
    });
  });

/** It is put on a shelf. The clock of its storage begins, once. */
export const storePackage = (deps: WarehouseDeskDeps, of: Of, shelf: string) =>
  act(deps, of, 'store', (row, now) => ({ shelf, stored_at: row.stored_at ?? now }));

/** It holds what may not be carried. */
export const holdPackage = (deps: WarehouseDeskDeps, of: Of, reason: string) =>
  act(deps, of, 'hold', () => ({ hold_reason: reason }));

export const sendPackageBack = (deps: WarehouseDeskDeps, of: Of) => act(deps, of, 'send_back');
export const disposeOfPackage = (deps: WarehouseDeskDeps, of: Of) => act(deps, of, 'dispose');
export const abandonPackage = (deps: WarehouseDeskDeps, of: Of) => act(deps, of, 'abandon');
