export * from './catalogue.contract.ts';
export * from './catalogue.schemas.ts';
export * from './product.contract.ts';
export * from './product.schemas.ts';
