import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the browser takes. */
export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!;q=0(?![.\d]))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?![.\d]))/.test(accepted) ? 'gzip' : 'identity';
};

const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> | Buffer => {
  if (encoding === 'br')
    return brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  return encoding === 'gzip' ? zip(bytes, { level: 5 }) : bytes;
};

/** A finished page: its bytes in each encoding that was asked for so far, and its tag. */
export class EncodedPage {
  readonly etag: string;
  readonly keys: readonly string[];
  readonly #bytes = new Map<Encoding, Buffer>();
  #onGrow: (bytes: number) => void = () => {};

  constructor(html: string, keys: readonly string[]) {
    const identity = Buffer.from(html);
    this.#bytes.set('identity', identity);
    this.keys = keys;
    this.etag = `W/"${createHash('sha1').update(identity).digest('base64url').slice(0, 20)}"`;
  }

  get size(): number {
    let size = 512;
    for (const bytes of this.#bytes.values()) size += bytes.length;
    return size;
  }

  /** Tells the cache that the entry takes more room now. */
  onGrow(listener: (bytes: number) => void): void {
    this.#onGrow = listener;
  }

  ready(encoding: Encoding): Buffer | undefined {
    return this.#bytes.get(encoding);
  }

  async bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.#bytes.get(encoding);
    if (known) return known;
    const fresh = await compress(this.#bytes.get('identity') as Buffer, encoding);
    this.#bytes.set(encoding, fresh);
    this.#onGrow(fresh.length);
    return fresh;
  }
}
