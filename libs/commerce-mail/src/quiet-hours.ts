import { addDays, dayIn, momentIn } from '@shop/domain/calendar-day';

/** Hours of the day, by the clocks of a market: from 21 to 8 is the night. */
export type QuietHours = { readonly from: number; readonly to: number };

const hourIn = (timeZone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(at));

const isQuiet = ({ from, to }: QuietHours, hour: number): boolean =>
  from > to ? hour >= from || hour < to : hour >= from && hour < to;

/** When the quiet hours of a moment end; null at any other time of the day. */
export const endOfQuiet = (quiet: QuietHours | undefined, timeZone: string, at: Date): Date | null => {
  if (!quiet) return null;
  const hour = hourIn(timeZone, at);
  if (!isQuiet(quiet, hour)) return null;
  const today = dayIn(timeZone, at);
  const day = hour < quiet.to ? today : addDays(today, 1);
  return momentIn(timeZone, `${day}T${String(quiet.to).padStart(2, '0')}:00`);
};
