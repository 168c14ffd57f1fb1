import { createHash } from 'node:crypto';
import type { PagePlace } from '@shop/brand';
import { promisify } from 'node:util';
import { VisitorPieces } from './visitor-pieces.ts';
import Negotiator from 'negotiator';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The published types do not have the second argument yet. */
type Chooses = {
  encoding: (available: string[], options: { preferred: string[] }) => string | undefined;
};

/** In order of preference, where the browser accepts several equally. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[];

/** For a page that is assembled from pieces, which only gzip can join. */
export const GZIP_FIRST = ['gzip', 'br', 'identity'] as const satisfies readonly Encoding[];

/** The encoding that the browser prefers. A browser that accepts none of them gets the bytes uncompressed. */
export const chooseEncoding = (
  accepted: string | undefined,
  preferred: readonly Encoding[] = ENCODINGS,
): Encoding => {
  if (!accepted) return 'identity';
  const wanted: Chooses = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const chosen = wanted.encoding([...ENCODINGS], { preferred: [...preferred] });
  return ENCODINGS.find((encoding) => encoding === chosen) ?? 'identity';
};

const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/**
 * For a page that is sent once: on this thread, since handing it to another takes longer. The next better effort makes a
 * page a tenth smaller and takes four times as long (decision 0057).
 */
export const compressOnce = (bytes: Uint8Array, encoding: Encoding): Uint8Array => {
  if (encoding === 'br') return brotliCompressSync(bytes, brotliOptions(0, bytes.length));
  return encoding === 'gzip' ? gzipSync(bytes, { level: 1 }) : bytes;
};

/** For a page that is sent often. */
const compressWell = (bytes: Uint8Array, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'br' ? brotli(bytes, brotliOptions(5, bytes.length)) : zip(bytes, { level: 6 });

/**
 * A copy of its own: the compressor returns a view of a 16 kB buffer, and keeping the view would keep the whole buffer.
 */
const alone = (bytes: Uint8Array): Uint8Array =>
  bytes.length < bytes.buffer.byteLength ? new Uint8Array(bytes) : bytes;

/**
 * A rendered page in the cache: compressed, since nearly all browsers request it so, and as text it would take ten
 * times the memory. It is compressed quickly for the first request, and well for later ones.
 */
export class EncodedPage {
  readonly etag: string;
  readonly keys: readonly string[];
  readonly places: readonly PagePlace[];
  readonly #length: number;
  #quick: Uint8Array | undefined;
  readonly #well = new Map<Encoding, Uint8Array>();
  readonly #pieces = new Map<string, VisitorPieces | 'asked' | 'in the making'>();
  #onGrow: () => void = () => {};

  constructor(identity: Uint8Array, keys: readonly string[], places: readonly PagePlace[] = []) {
    this.#length = identity.length;
    this.#quick = alone(compressOnce(identity, 'br'));
    this.keys = keys;
    this.places = places;
    this.etag = `W/"${createHash('sha1').update(identity).digest('base64url').slice(0, 20)}"`;
  }

  /** For the first request, if it accepts that encoding. */
  get quick(): Uint8Array | undefined {
    return this.#quick;
  }

  get size(): number {
    let size = 512 + (this.#quick?.length ?? 0);
    for (const bytes of this.#well.values()) size += bytes.length;
    for (const pieces of this.#pieces.values()) size += typeof pieces === 'string' ? 0 : pieces.size;
    return size;
  }

  /** Notifies the cache that the entry's size has changed. */
  onGrow(listener: () => void): void {
    this.#onGrow = listener;
  }

  ready(encoding: Encoding): Uint8Array | undefined {
    return this.#well.get(encoding);
  }

  /** At once and in one piece: takes less than handing it to another thread, or joining pieces. */
  identity(): Uint8Array {
    const bytes = (this.#quick ?? this.#well.get('br')) as Uint8Array;
    return brotliDecompressSync(bytes, { chunkSize: Math.max(constants.Z_MIN_CHUNK, this.#length) });
  }

  /**
   * The page in pieces for visitors with a session. They are made when a second visitor asks, off the main thread, and
   * undefined until then. A variant changes bytes before the first place only.
   */
  pieces(variant: string, drawn: (identity: Uint8Array) => Uint8Array): VisitorPieces | undefined {
    const known = this.#pieces.get(variant);
    if (known instanceof VisitorPieces) return known;
    if (known === 'asked') void this.#makePieces(variant, drawn);
    this.#pieces.set(variant, known === undefined ? 'asked' : 'in the making');
    return undefined;
  }

  async #makePieces(variant: string, drawn: (identity: Uint8Array) => Uint8Array): Promise<void> {
    const identity = this.identity();
    const page = drawn(identity);
    const moved = page.length - identity.length;
    const places = this.places.map(({ name, start, end }) => ({
      name,
      start: start + moved,
      end: end + moved,
    }));
    this.#pieces.set(variant, await VisitorPieces.of(page, places));
    this.#onGrow();
  }

  async bytes(encoding: Encoding): Promise<Uint8Array> {
    const known = this.#well.get(encoding);
    if (known) return known;
    const identity = this.identity();
    if (encoding === 'identity') return identity;
    const fresh = alone(await compressWell(identity, encoding));
    this.#well.set(encoding, fresh);
    if (encoding === 'br') this.#quick = undefined;
    this.#onGrow();
    return fresh;
  }
}
