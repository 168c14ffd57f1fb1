export { otherMethod, type MethodPrices, type Till } from './book-reader.ts';
export { endReductionsRegularly } from './end-reductions.ts';
export { keepPricesTrue } from './keep-prices.ts';
export { priceAtDoor } from './price-at-door.ts';
export { createPrices, type Destination, type Prices } from './prices.module.ts';
export { readPriceState, type PriceState } from './price-state.ts';
