import path from 'node:path';
import { readApiSettings, type Environment } from '@shop/brand/settings';
import { refusedOfCarriers, settingsOfCarriers } from '@shop/commerce-tracking';
import { settingsOfTrackers } from '@shop/commerce-trackers';
import { brandsBeside, builtBrandKeys } from '@shop/outbound/serving';
import { realProviderIds, refusedOfProviders, settingsOfProviders } from './payment-providers.ts';

/** The settings with resolved folders, checked against the production profile's rules. */
export const readEnv = (given: Environment, paymentProviders: readonly string[] = realProviderIds(given)) => {
  const settings = readApiSettings(brandsBeside(import.meta.dirname, given), {
    findBrands: builtBrandKeys,
    paymentProviders,
    refusedOfProviders: (isProduction) => [
      ...refusedOfProviders({ isProduction, settings: given }),
      ...refusedOfCarriers({ isProduction, settings: settingsOfCarriers(given) }),
    ],
  });
  const { dataDir, brandsDir, brandSourcesDir, settlementDir, filesDir } = settings;
  const { reportDir, storyPicturesDir } = settings;
  return {
    ...settings,
    providerSettings: settingsOfProviders(given),
    trackerSettings: settingsOfTrackers(given),
    carrierSettings: settingsOfCarriers(given),
    dataDir: path.resolve(dataDir),
    brandsDir: path.resolve(brandsDir),
    brandSourcesDir: brandSourcesDir && path.resolve(brandSourcesDir),
    settlementDir: settlementDir && path.resolve(settlementDir),
    reportDir: reportDir && path.resolve(reportDir),
    storyPicturesDir: storyPicturesDir && path.resolve(storyPicturesDir),
    filesDir: path.resolve(filesDir ?? path.join(dataDir, 'files')),
  };
};

export type Env = ReturnType<typeof readEnv>;
