import { sql, type RawBuilder } from 'kysely';

/** The time that the shop goes by. Everything that asks for the time is handed one. */
export type Clock = () => Date;

/** The time of this machine. No other file of the server reads it. */
export const systemClock: Clock = () => new Date();

/** The time of SQL: that of the clock which the database was created with. */
export const shopNow: RawBuilder<Date> = sql<Date>`shop_now()`;
