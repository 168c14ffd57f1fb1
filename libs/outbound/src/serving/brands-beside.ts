import { existsSync } from 'node:fs';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of a program whose folder may contain brands: in `brands`, used unless others are named. */
export const brandsBeside = (folder: string, given: Environment): Environment => {
  const own = path.join(folder, 'brands');
  return given['BRANDS_DIR'] || !existsSync(own) ? given : { ...given, BRANDS_DIR: own };
};
