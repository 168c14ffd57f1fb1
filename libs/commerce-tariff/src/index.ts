export { type Book, createTariffs, type TariffPair, type Tariffs } from './tariff.module.ts';
