import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type BuiltFile = {
  readonly type: string;
  readonly etag: string;
  /** Its name holds a hash of its bytes. */
  readonly isImmutable: boolean;
  readonly identity: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
};

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};
const HASHED = /-[\w-]{7,8}\.\w+$/;

const readIf = (names: ReadonlySet<string>, file: string): Promise<Buffer> | undefined =>
  names.has(file) ? readFile(file) : undefined;

/** A brand's built client files by address, in memory with their compressed forms: at most some megabytes per brand. */
export const readBuiltFiles = async (folder: string): Promise<ReadonlyMap<string, BuiltFile>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  const wanted = [...names].filter(
    (name) => !/\.(br|gz)$/.test(name) && !name.includes(`${path.sep}.vite${path.sep}`),
  );
  const files = await Promise.all(
    wanted.map(async (name) => {
      const [identity, br, gzip] = await Promise.all([
        readFile(name),
        readIf(names, `${name}.br`),
        readIf(names, `${name}.gz`),
      ]);
      const file: BuiltFile = {
        type: TYPES[path.extname(name)] ?? 'application/octet-stream',
        etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
        isImmutable: HASHED.test(name),
        identity,
        ...(br && { br }),
        ...(gzip && { gzip }),
      };
      return [`/${path.relative(folder, name).split(path.sep).join('/')}`, file] as const;
    }),
  );
  return new Map(files);
};
