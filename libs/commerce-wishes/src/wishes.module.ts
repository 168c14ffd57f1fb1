import type { Jobs } from '@shop/commerce-jobs';
import type { Module } from '@shop/commerce-kit/module';
import { sendWishAlerts } from './send-alerts.ts';
import type { WishesDeps } from './wishes.ports.ts';
import { wishesRoutes } from './wishes.routes.ts';

const SEND_ALERTS = 'wishes-send-alerts';
/** Not at the full hour, when other work begins. */
const EVERY_HOUR = '20 * * * *';

/** The wish lists of clients. */
export const createWishes = (deps: WishesDeps): { routes: Module } => ({ routes: wishesRoutes(deps) });

type Watch = WishesDeps & { readonly jobs: Pick<Jobs, 'work' | 'schedule'> };

/** A fallen price, or new stock, is mailed within the hour. */
export const sendWishAlertsHourly = ({ jobs, ...deps }: Watch): void => {
  jobs.work(SEND_ALERTS, async () => {
    await sendWishAlerts(deps);
  });
  jobs.schedule(SEND_ALERTS, EVERY_HOUR);
};
