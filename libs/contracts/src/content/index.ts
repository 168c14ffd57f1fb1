export * from './blocks.schemas.ts';
export * from './content.contract.ts';
export * from './content.schemas.ts';
export * from './record.schemas.ts';
export * from './home.contract.ts';
export * from './home.schemas.ts';
