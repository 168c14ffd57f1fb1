import path from 'node:path';
import { readWebSettings, type Environment } from '@shop/brand/settings';
import { brandsBeside, builtBrandKeys } from '@shop/outbound/serving';

/** The settings with resolved folders, checked against the production profile's rules. */
export const readEnv = (given: Environment) => {
  const settings = readWebSettings(brandsBeside(import.meta.dirname, given), { findBrands: builtBrandKeys });
  return {
    ...settings,
    brandsDir: path.resolve(settings.brandsDir),
    dataDir: path.resolve(settings.dataDir),
    imageDir: settings.imageDir && path.resolve(settings.imageDir),
    drawingWorker: settings.drawingWorker && path.resolve(settings.drawingWorker),
  };
};

export type Env = ReturnType<typeof readEnv>;
