export type CardExpiry = { readonly year: number; readonly month: number };

/** A card is valid to the end of its month everywhere on earth. */
const LAST_ZONE_HOURS = 12;
const HOUR_MS = 3_600_000;

/** Whether a card can no longer pay. */
export const isCardExpired = ({ year, month }: CardExpiry, now: Date): boolean =>
  now.getTime() >= Date.UTC(year, month) + LAST_ZONE_HOURS * HOUR_MS;
