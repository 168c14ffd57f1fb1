import { sql, type RawBuilder } from 'kysely';

/** The shop's current time. Code that needs the time gets a clock as a parameter. */
export type Clock = () => Date;

/** The time of this machine. No other file of the server reads it. */
export const systemClock: Clock = () => new Date();

/** The current time in SQL: that of the clock which the database was created with. */
export const shopNow: RawBuilder<Date> = sql<Date>`shop_now()`;
