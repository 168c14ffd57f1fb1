export { backUp } from './backup/back-up.ts';
export { BrokenBackup } from './backup/backup-file.ts';
export { DatabaseNotEmpty, restore } from './backup/restore.ts';
export { sql, type RawBuilder } from 'kysely';
export { shopNow, systemClock, type Clock } from './clock.ts';
export {
  toJson,
  type Generated,
  type Json,
  type JsonText,
  type KeptAddress,
  type KeptCompany,
  type VatCheck,
  type Key,
  type Language,
  type Timestamp,
  type Words,
} from './columns.ts';
export { createDatabase, type Database, type DatabaseOptions, type Transaction } from './database.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded-postgres.ts';
export { migrateToLatest, pendingMigrations } from './migrate.ts';
export { PREPARED } from './prepared-statements.ts';
export { migrateAs, OtherProfile, type DatabaseProfile } from './profile.ts';
export { openDatabase, type OpenedDatabase } from './open-database.ts';
export type { Column, Columns } from './rows.ts';
export type { Schema } from './schema.ts';
export type { InvoiceAccountedVat, InvoiceDocument, InvoiceParty } from './tables/invoices.ts';
export type { NewsOf } from './tables/mail.ts';
export type { ReservationError } from './tables/checkout.ts';
export type { SnapshotAmounts, SnapshotChange, SnapshotLine } from './tables/checkout-snapshot.ts';
export type { OrderState, StoredTotals } from './tables/orders.ts';
export type { StoredForwardPrice } from './tables/forwarding.ts';
export type { ChosenQuoteDelivery, OfferedLine, StoredOffer } from './tables/quotes.ts';
export type { PastTerms, PriceTerms } from './tables/prices.ts';
export type { ImportedText, StaffActState } from './tables/staff.ts';
export type { TariffCardTerms } from './tables/tariff.ts';
