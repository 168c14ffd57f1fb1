export { findCouriers, type CourierOffer } from './couriers.repository.ts';
export { type Book, createTariffs, type TariffPair, type Tariffs } from './tariff.module.ts';
