import pg from 'pg';

const BIGINT = 20;
const NUMERIC = 1700;
const DATE = 1082;

/**
 * Money and counts fit a safe integer, so bigint and sums are read as numbers. A date has no hour, so it stays a text
 * instead of becoming midnight in the time zone of the process.
 */
export const columnParsers = new pg.TypeOverrides();

const toSafeNumber = (text: string) => {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw new RangeError(`${text} is too large`);
  return value;
};

columnParsers.setTypeParser(BIGINT, toSafeNumber);
columnParsers.setTypeParser(NUMERIC, toSafeNumber);
columnParsers.setTypeParser(DATE, (text) => text);
