import { acting } from '../form/acting.ts';
import { liftStop } from './lift-stop.ts';

export const mailStopsAction = acting({
  lift: async (asked) => {
    await liftStop(asked);
    return '/mail-stops?done';
  },
});
