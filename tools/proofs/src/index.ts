export type { ProofRow } from './proof-row.ts';
