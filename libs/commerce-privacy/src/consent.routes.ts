import type { Module } from '@shop/commerce-kit/module';
import { privacyContract } from '@shop/contracts/privacy';
import type { Database } from '@shop/database';
import { recordConsent } from './consent.repository.ts';

const MINUTE = 60_000;
/** Of one place; an office is one place. */
const RECORDING = { rateLimit: { max: 60, window: MINUTE }, readsVisitor: false } as const;

/** Choices about cookies are recorded without reading who makes them. */
export const consentRoutes =
  ({ db }: { db: Database }): Module =>
  async (app) => {
    app.call(
      privacyContract.consent,
      async ({ body, brand, now }) => {
        await recordConsent(db, { ...body, brand: brand.key, at: now });
        return {};
      },
      RECORDING,
    );
  };
