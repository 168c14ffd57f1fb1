export * from './saved-card.schemas.ts';
export * from './saved-means.contract.ts';
export * from './saved-means.schemas.ts';
