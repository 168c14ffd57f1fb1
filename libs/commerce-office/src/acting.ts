import type { StaffActState } from '@shop/database';
import { auditWithActs, readSubject, type Who } from '@shop/commerce-staff';
import type { OfficeDeps } from './office.ports.ts';

type Acting = {
  readonly who: Who;
  readonly reason: string;
  readonly subject: {
    readonly kind: 'package' | 'order' | 'claim' | 'content' | 'product_review';
    readonly id: number | string;
  } | null;
};

/** The office's dependencies for one act: its audit log writes into the log of acts, too. */
export const acting = async (deps: OfficeDeps, { who, reason, subject }: Acting): Promise<OfficeDeps> => {
  const before: StaffActState | null =
    subject && (await readSubject(deps.db, { kind: subject.kind, id: String(subject.id) }));
  const { clock } = deps;
  return { ...deps, audit: auditWithActs(deps.audit, { who, reason, clock, before }) };
};
