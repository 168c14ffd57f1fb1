import pg from 'pg';

const BIGINT = 20;
const NUMERIC = 1700;
const DATE = 1082;

/**
 * Money and counts fit a safe integer by design, so bigint and sums are read as numbers; a date has
 * no hour, so it stays a text instead of becoming midnight in whatever zone the process has.
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
