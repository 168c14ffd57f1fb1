import type { SettleDeps } from '@shop/commerce-payments';
import { isReady } from '@shop/commerce-payments/providers';
import type { ApiDeps } from '../api-deps.ts';

export type DeskDeps = SettleDeps & Pick<ApiDeps, 'isProduction' | 'providerEntries' | 'providerSettings'>;

/** The id of the provider that takes a method here; undefined for the balance, and where none is configured. */
export const providerOfMethod = (
  { isProduction, providerEntries, providerSettings: settings }: DeskDeps,
  method: number,
): string | undefined =>
  providerEntries.find(
    (entry) => entry.methods.some(({ id }) => id === method) && isReady(entry, { isProduction, settings }),
  )?.id;
