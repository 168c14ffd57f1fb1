import { sumOf, type Amount } from '../money.ts';
import type { TariffCard } from '../tariff/tariff-card.ts';

export type StorageTerms = TariffCard['storage'];

const DAY_MS = 86_400_000;

/** Whole days that a package has lain in the warehouse. Packing it with others does not begin them anew. */
export const daysStored = (storedAt: Date, at: Date): number =>
  Math.max(0, Math.floor((at.getTime() - storedAt.getTime()) / DAY_MS));

/** Days to pay: those after the free ones, up to the most. */
export const chargedDays = (
  storedAt: Date,
  at: Date,
  { freeDays, mostDays }: Omit<StorageTerms, 'perDay'>,
): number => Math.max(0, Math.min(daysStored(storedAt, at), mostDays) - freeDays);

/** The storage of packages: each by its own clock. In the currency of the terms. */
export const storageFee = (storedAt: readonly Date[], at: Date, terms: StorageTerms): Amount =>
  sumOf(storedAt.map((since) => chargedDays(since, at, terms) * terms.perDay));

/** It has lain longer than the warehouse keeps a package for its owner. */
export const isOverdue = (storedAt: Date, at: Date, { mostDays }: Pick<StorageTerms, 'mostDays'>): boolean =>
  daysStored(storedAt, at) > mostDays;

/** The last moment at which storing it costs nothing. */
export const freeUntil = (storedAt: Date, { freeDays }: Pick<StorageTerms, 'freeDays'>): Date =>
  new Date(storedAt.getTime() + freeDays * DAY_MS);
