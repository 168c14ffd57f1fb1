import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const BUILDS = path.resolve(import.meta.dirname, '../../../dist/apps');

/** The data of the brand under test that a journey needs, read from the brand's build. */
export type BuiltBrand = {
  key: string;
  theme: string;
  featuresOff: readonly string[];
  verification: string;
  sendsOrderTypeFilter: boolean;
};

export const builtBrand = (key: string): BuiltBrand => {
  const { config } = JSON.parse(readFileSync(path.join(BUILDS, key, 'brand.json'), 'utf8')) as {
    config: BuiltBrand;
  };
  return config;
};

/** The keys of all brands that are built. */
export const builtBrands = (): string[] =>
  readdirSync(BUILDS).filter((name) => existsSync(path.join(BUILDS, name, 'brand.json')));
