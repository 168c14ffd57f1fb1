const OFFSET_HOURS = 5;

/** An instant in the API's format: with the explicit offset -05:00. */
export const toStamp = (moment: Date): string =>
  `${new Date(moment.getTime() - OFFSET_HOURS * 3_600_000).toISOString().slice(0, 19)}-05:00`;
