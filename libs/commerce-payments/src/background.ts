import type { Module } from '@shop/commerce-kit/module';
import { createHeartbeat } from '@shop/commerce-kit/heartbeat';

export type Duty = { readonly everyMs: number; readonly work: () => Promise<unknown> };

/** Recurring work that runs while the server listens, but not in a test that only injects requests. */
export const backgroundDuties =
  (duties: readonly Duty[]): Module =>
  async (app) => {
    const heartbeats = duties.map(({ everyMs, work }) => createHeartbeat(everyMs, work, app.log));
    app.addHook('onListen', async () => {
      for (const heartbeat of heartbeats) heartbeat.start();
    });
    app.addHook('onClose', async () => {
      await Promise.all(heartbeats.map((heartbeat) => heartbeat.stop()));
    });
  };
