export * from './reservation.contract.ts';
export * from './reservation.schemas.ts';
