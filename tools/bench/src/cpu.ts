import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

type Row = { parent: number; ms: number };

const readRow = (pid: string): Row | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces; fields are counted after it.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent, , , , , , , , , , user, system, endedUser, endedSystem] = fields;
    return { parent: parent!, ms: (user! + system! + endedUser! + endedSystem!) * TICK_MS };
  } catch {
    return undefined;
  }
};

/** Processor time in ms: of the web servers, of the API, and of the database with all else that the shop started. */
export type CpuParts = { readonly web: number; readonly api: number; readonly other: number };

const readProc = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

const partOf = (pid: number): keyof CpuParts => {
  const command = readProc(pid, 'cmdline');
  if (command.includes('/web-server/')) return 'web';
  return command.includes('/api/main.js') ? 'api' : 'other';
};

/**
 * Processor time of the processes and their descendants, including those that have ended since. The time of
 * server and database for each request varies least on a busy machine.
 */
export const cpuParts = (roots: readonly number[]): CpuParts => {
  const rows = new Map<number, Row>();
  for (const name of readdirSync('/proc')) {
    const row = /^\d+$/.test(name) ? readRow(name) : undefined;
    if (row) rows.set(Number(name), row);
  }
  const isBelow = (pid: number): boolean => {
    if (roots.includes(pid)) return true;
    const parent = rows.get(pid)?.parent;
    return parent !== undefined && parent > 1 && isBelow(parent);
  };
  const parts = { web: 0, api: 0, other: 0 };
  for (const [pid, { ms }] of rows) if (isBelow(pid)) parts[partOf(pid)] += ms;
  return parts;
};

/** All parts together. */
export const cpuMs = (roots: readonly number[]): number => {
  const { web, api, other } = cpuParts(roots);
  return web + api + other;
};

/** The process and its descendants, as they are now. */
const familyOf = (root: number): number[] => {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const row = /^\d+$/.test(name) ? readRow(name) : undefined;
    if (row) parents.set(Number(name), row.parent);
  }
  const below = (pid: number): number[] => [
    pid,
    ...[...parents].flatMap(([child, parent]) => (parent === pid ? below(child) : [])),
  ];
  return below(root);
};

/** Megabytes of memory that the program holds which runs this script below the process. */
export const residentMb = (root: number, script: string): number => {
  const pid = familyOf(root).find((one) => readProc(one, 'cmdline').includes(script));
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(pid === undefined ? '' : readProc(pid, 'status'))?.[1];
  if (kb === undefined) throw new Error(`${script} does not run below process ${root}`);
  return Number(kb) / 1024;
};

export const parentOf = (pid: number): number => {
  const row = readRow(String(pid));
  if (!row) throw new Error(`No process ${pid}`);
  return row.parent;
};
