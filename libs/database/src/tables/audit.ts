import type { Json, Key } from '../columns.ts';
import type { Writers } from '../writers.ts';

export interface AuditTables {
  alert: {
    code: string;
    opened_at: Date;
    told_at: Date;
    count: number;
  };
  audit_event: {
    id: Key;
    at: Date;
    event: string;
    outcome: 'done' | 'refused' | 'failed';
    actor: string;
    subject: string | null;
    brand: string | null;
    place: string | null;
    details: Json<Record<string, string | number>>;
  };
}

/** Who writes each table; all others read. */
export const auditWriters: Writers<AuditTables> = {
  alert: 'commerce-operations',
  audit_event: 'commerce-kit',
};
