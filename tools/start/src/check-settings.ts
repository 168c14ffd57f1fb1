import { readApiSettings, readWebSettings, SettingsRefused, type Environment } from '@shop/brand/settings';

const DEMO_ONLY =
  'SHOP_PROFILE: this starts the demo; production runs dist/apps/api/main.js and dist/apps/web-server/main.js';

const reasonsOf = (read: () => unknown): readonly string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsRefused) return error.reasons;
    throw error;
  }
};

/**
 * Reads the settings of both servers before one of them is started.
 * @throws SettingsRefused with all reasons of both servers.
 */
export const checkSettings = (given: Environment, brandKeys: readonly string[]): void => {
  const findBrands = () => brandKeys;
  const reasons = new Set([
    ...(given['SHOP_PROFILE'] === 'production' ? [DEMO_ONLY] : []),
    ...(brandKeys.length === 0 ? ['BRANDS: names no brand that is there'] : []),
    ...reasonsOf(() => readApiSettings(given, { findBrands, paymentProviders: [] })),
    ...reasonsOf(() => readWebSettings(given, { findBrands })),
  ]);
  if (reasons.size > 0) throw new SettingsRefused([...reasons]);
};
