import { sql, type Database } from '@shop/database';
import type { FailedJob } from './jobs.port.ts';

type Row = {
  id: string;
  name: string;
  attempts: number;
  message: string | null;
  completed_on: Date | string;
};

type Rows = { executeSql: (text: string, values: unknown[]) => Promise<{ rows: Row[] }> };

/** The output of a failed job is the error that its handler threw. */
const QUERY = `select id, name, retry_count + 1 as attempts, output ->> 'message' as message, completed_on
  from pgboss.job where state = 'failed' order by completed_on desc, id limit $1`;

export const findFailed = async (db: Rows, limit: number): Promise<FailedJob[]> => {
  const { rows } = await db.executeSql(QUERY, [limit]);
  return rows.map(({ id, name, attempts, message, completed_on: at }) => ({
    ...{ id, name, attempts, reason: message ?? '', failedAt: new Date(at) },
  }));
};

/** Whether the job was given up; it is locked. */
export const lockFailed = async (
  tx: Database,
  { id, name }: Pick<FailedJob, 'id' | 'name'>,
): Promise<boolean> => {
  const { rows } = await sql`select 1 from pgboss.job
    where id = ${id}::uuid and name = ${name} and state = 'failed' for update`.execute(tx);
  return rows.length > 0;
};
