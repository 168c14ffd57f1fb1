/** The edit distance to each beginning of the other word from one beginning of this one. */
type Row = readonly number[];

const at = (row: Row | undefined, place: number): number => row?.[place] ?? Infinity;

/** Letters changed, added, left out or swapped with their neighbour. */
const slips = (asked: string, meant: string): number => {
  const rows: Row[] = [Array.from({ length: meant.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= asked.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const isSwapped = asked[i - 1] === meant[j - 2] && asked[i - 2] === meant[j - 1];
      row[j] = Math.min(
        at(rows[i - 1], j) + 1,
        at(row, j - 1) + 1,
        at(rows[i - 1], j - 1) + Number(asked[i - 1] !== meant[j - 1]),
        isSwapped ? at(rows[i - 2], j - 2) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return at(rows[asked.length], meant.length);
};

const SHORTEST = 4;
const LONG = 7;

/** A short word rarely has an extra letter by mistake: "mouse" is not a typo of "muse". */
const isTooLong = (asked: string, meant: string) => asked.length < LONG - 1 && meant.length < asked.length;

/**
 * The number of typos between a word and another, or nothing when they are too different: both begin with the
 * same letter, are about as long, and a short word allows one typo only.
 */
export const findSlips = (asked: string, meant: string): number | undefined => {
  const most = asked.length >= LONG ? 2 : 1;
  if (asked.length < SHORTEST || asked[0] !== meant[0] || isTooLong(asked, meant)) return undefined;
  if (Math.abs(asked.length - meant.length) > most) return undefined;
  const count = slips(asked, meant);
  return count <= most ? count : undefined;
};
