import type { PagePlace } from '@shop/brand';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { createAppender } from './joined-crc.ts';

/** A piece of a page that is the same for all visitors, compressed so that another piece may follow it. */
type CommonPiece = {
  readonly deflated: Uint8Array;
  readonly length: number;
  readonly appendTo: (crc: number) => number;
};

/** RFC 1952: no name, no time, an unknown system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** RFC 1951: an empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);
/** RFC 1951: the maximum number of bytes of a stored block. */
const MOST_STORED = 0xffff;
/** Below this compressing takes longer than it saves. */
const LEAST_COMPRESSED = 512;

const deflate = promisify(deflateRaw);

/** Ends at a whole byte, without references from the following data. */
const ENDS_WHOLE = constants.Z_FULL_FLUSH;

const stored = (bytes: Uint8Array): Uint8Array[] => {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ MOST_STORED, 3);
  return [head, bytes];
};

const block = (bytes: Uint8Array): Uint8Array[] =>
  bytes.length < LEAST_COMPRESSED
    ? stored(bytes)
    : [deflateRawSync(bytes, { level: 1, finishFlush: ENDS_WHOLE })];

/**
 * A cached page for visitors with a session: compressed once, in the pieces between its places. A visitor's
 * page is these pieces with the visitor's parts between them, as one gzip stream; no common piece is
 * compressed again.
 */
export class VisitorPieces {
  readonly #common: readonly CommonPiece[];
  readonly #names: readonly string[];

  private constructor(common: readonly CommonPiece[], names: readonly string[]) {
    this.#common = common;
    this.#names = names;
  }

  static async of(page: Uint8Array, places: readonly PagePlace[]): Promise<VisitorPieces> {
    const starts = [0, ...places.map(({ end }) => end)];
    const ends = [...places.map(({ start }) => start), page.length];
    const common = await Promise.all(
      starts.map(async (start, at): Promise<CommonPiece> => {
        const bytes = page.subarray(start, ends[at]);
        // A copy of its own: the compressor returns a view of a larger buffer.
        const deflated = new Uint8Array(await deflate(bytes, { level: 6, finishFlush: ENDS_WHOLE }));
        return { deflated, length: bytes.length, appendTo: createAppender(crc32(bytes), bytes.length) };
      }),
    );
    return new VisitorPieces(
      common,
      places.map(({ name }) => name),
    );
  }

  get size(): number {
    return this.#common.reduce((size, { deflated }) => size + deflated.length + 256, 0);
  }

  /** The page of the visitor with these parts, compressed by gzip. */
  with(parts: ReadonlyMap<string, string>): Uint8Array {
    const out: Uint8Array[] = [GZIP_HEAD];
    let crc = 0;
    let length = 0;
    for (const [at, piece] of this.#common.entries()) {
      out.push(piece.deflated);
      crc = piece.appendTo(crc);
      length += piece.length;
      const name = this.#names[at];
      if (name === undefined) continue;
      const part = parts.get(name);
      // Without it, the page would show the part that it was cached with.
      if (part === undefined) throw new Error(`The visitor has no ${name}`);
      const bytes = Buffer.from(part);
      if (bytes.length === 0) continue;
      out.push(...block(bytes));
      crc = crc32(bytes, crc);
      length += bytes.length;
    }
    const end = Buffer.alloc(8);
    end.writeUInt32LE(crc, 0);
    end.writeUInt32LE(length, 4);
    return Buffer.concat([...out, LAST_BLOCK, end]);
  }
}
