import { aligned } from './aligned.ts';
import type { Figure } from './measure.ts';

const columns = [
  'what',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU ms',
  'web',
  'API',
  'database',
  'gate',
  '',
] as const;

/** A case that failed or is above its gate. */
export const isOver = ({ failures, gateMs, cpuMs }: Figure): boolean =>
  failures > 0 || (gateMs !== undefined && cpuMs > gateMs);

const verdict = ({ failures, gateMs, cpuMs }: Figure): string => {
  if (failures > 0) return `${failures} failed`;
  return gateMs !== undefined && cpuMs > gateMs ? 'over' : '';
};

const cells = (figure: Figure): string[] => [
  figure.name,
  figure.perSecond.toFixed(0),
  figure.p50.toFixed(1),
  figure.p99.toFixed(1),
  figure.cpuMs.toFixed(2),
  figure.parts.web.toFixed(2),
  figure.parts.api.toFixed(2),
  figure.parts.other.toFixed(2),
  figure.gateMs === undefined ? '' : `≤ ${figure.gateMs}`,
  verdict(figure),
];

/** The figures as a table. */
export const tableOf = (figures: readonly Figure[]): string => aligned([[...columns], ...figures.map(cells)]);
