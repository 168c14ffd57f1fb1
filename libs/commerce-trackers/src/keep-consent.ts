import type { Logger } from '@shop/commerce-kit/logger';
import type { Database } from '@shop/database';
import { PURPOSES } from '@shop/domain/analytics';
import { readConsent } from '@shop/domain/consent';
import type { Sender } from './sender.port.ts';
import { keepSendings } from './sendings.repository.ts';

type ConsentDeps = { readonly db: Database; readonly log: Logger; readonly senders: readonly Sender[] };

/**
 * Keeps with an order which trackers its buyer allows. An order never fails by it: a failure is a line of the log, and
 * nothing is sent.
 */
export const keepConsent =
  ({ db, log, senders }: ConsentDeps) =>
  async (orderId: number, written: string | undefined, now: Date): Promise<void> => {
    const granted = readConsent(written)?.granted ?? [];
    const trackers = senders
      .map(({ tracker }) => tracker)
      .filter((tracker) => PURPOSES[tracker].some((purpose) => granted.includes(purpose)));
    try {
      await keepSendings(db, { orderId, trackers, granted, now });
    } catch (error) {
      log.error({ err: error, order: orderId }, 'consent of an order was not kept');
    }
  };
