import type { Transaction } from '@shop/database';
import type { Measures } from '@shop/domain/forwarding';
import { conflict } from '@shop/commerce-kit/problem';
import { recordMilestone } from '@shop/commerce-orders';
import { deskAct, type By, type DeskResult } from './desk-act.ts';
import { tellForward } from './forward-mails.ts';
import type { WarehouseDeskDeps } from './forwarding.ports.ts';
import { findPackagesOf, lockForward, type ForwardRow } from './forwards.repository.ts';
import { measureRequest } from './measure-request.ts';
import { moveOneForward } from './move-forward.ts';
import { moveOnePackage, type Moved } from './move-package.ts';
import { lockPackages } from './packages.repository.ts';

type Of = By & { readonly id: number };

const act = (
  deps: WarehouseDeskDeps,
  { id, staff }: Of,
  name: string,
  work: (tx: Transaction, request: ForwardRow, by: Moved) => Promise<ForwardRow>,
): Promise<DeskResult<ForwardRow>> =>
  deskAct(deps, { act: name, staff, subject: 'order' }, async (tx) => {
    const request = await lockForward(tx, id);
    if (!request) throw conflict('forward.unknown');
    return work(tx, request, { actor: staff, now: deps.clock() });
  });

const moveAll = async (tx: Transaction, requestId: number, name: 'pack' | 'ship', by: Moved) => {
  const packages = await findPackagesOf(tx, requestId);
  const ids = packages.map(({ id }) => id);
  for (const row of await lockPackages(tx, ids)) await moveOnePackage(tx, row, name, by);
};

/** The packages of a declared request are packed as one parcel. */
export const packRequest = (deps: WarehouseDeskDeps, of: Of) =>
  act(deps, of, 'pack', async (tx, request, by) => {
    if (request.state !== 'packing') throw conflict(`forward.${request.state}_not_packing`);
    await moveAll(tx, request.id, 'pack', by);
    return request;
  });

/** The packed parcel is weighed and measured, and its price is known. */
export const measurePacked = async (deps: WarehouseDeskDeps, of: Of, measures: Measures) => {
  const book = await deps.tariffs.book();
  return act(deps, of, 'measure', (tx, request, by) =>
    measureRequest(deps, tx, request, { measures, terms: { book, now: by.now }, by }),
  );
};

type Carried = { readonly carrier: string; readonly trackingNumber: string };

/** A paid parcel is given to its carrier; its order is on the road from now on. */
export const handOver = (deps: WarehouseDeskDeps, of: Of, { carrier, trackingNumber }: Carried) =>
  act(deps, of, 'hand_over', async (tx, request, by) => {
    const change = { carrier, tracking_number: trackingNumber };
    const handed = await moveOneForward(tx, request, 'hand_over', by, change);
    await moveAll(tx, request.id, 'ship', by);
    const shipped = { milestone: 'shipped', at: by.now, actor: `staff:${of.staff}` } as const;
    const recorded = await recordMilestone(tx, request.id, shipped, by.now);
    if (!recorded.ok) throw conflict(`forward.${recorded.error}`);
    await tellForward(deps, tx, handed, 'handed_over');
    return handed;
  });
