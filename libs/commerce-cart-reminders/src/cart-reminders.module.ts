import type { Jobs } from '@shop/commerce-jobs';
import type { CartRemindersDeps } from './cart-reminders.ports.ts';
import { remindOfCarts } from './send-reminders.ts';

const REMIND = 'cart-reminders-send';
/** Not at the full hour, when other work begins. */
const EVERY_HOUR = '35 * * * *';

type Watch = CartRemindersDeps & { readonly jobs: Pick<Jobs, 'work' | 'schedule'> };

export const remindOfCartsHourly = ({ jobs, ...deps }: Watch): void => {
  jobs.work(REMIND, async () => void (await remindOfCarts(deps)), { oneWaiting: true });
  jobs.schedule(REMIND, EVERY_HOUR);
};
