/** A matrix over GF(2): the result for each of the 32 bits. */
type Matrix = Uint32Array;

const BITS = 32;
/** The polynomial of CRC-32, its lowest power in the highest bit. */
const POLYNOMIAL = 0xedb88320;
const BITS_PER_BYTE = 8;

const times = (matrix: Matrix, vector: number): number => {
  let sum = 0;
  for (let bit = 0, rest = vector; rest !== 0; bit += 1, rest >>>= 1) {
    if (rest & 1) sum ^= matrix[bit] ?? 0;
  }
  return sum >>> 0;
};

const product = (a: Matrix, b: Matrix): Matrix => b.map((column) => times(a, column));

const IDENTITY: Matrix = Uint32Array.from({ length: BITS }, (_, bit) => (1 << bit) >>> 0);

/** Appends one zero bit. */
const ONE_ZERO: Matrix = Uint32Array.from({ length: BITS }, (_, bit) =>
  bit === 0 ? POLYNOMIAL : (1 << (bit - 1)) >>> 0,
);

/** Appends this many zero bytes. */
const zeros = (bytes: number): Matrix => {
  let all = IDENTITY;
  let power = ONE_ZERO;
  for (let rest = bytes * BITS_PER_BYTE; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) all = product(power, all);
    power = product(power, power);
  }
  return all;
};

/**
 * Appends bytes that are no longer available to a CRC-32: only their own CRC and their number are known.
 * Adding to a message is linear: the CRC of the first part is shifted by as many zeros, and both are added.
 */
export const createAppender = (crc: number, length: number): ((before: number) => number) => {
  const move = zeros(length);
  return (before) => (times(move, before) ^ crc) >>> 0;
};
