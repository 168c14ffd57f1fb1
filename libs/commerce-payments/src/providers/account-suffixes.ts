import type { Settings } from './provider-entry.ts';

/**
 * The ends of the names of settings by which brands have their own accounts: `_LT`. Any one of an account's settings
 * makes an account, so that half of one is found.
 */
export const accountSuffixes = (settings: Settings, names: readonly string[]): string[] => {
  const said = Object.keys(settings).filter((name) => settings[name] && !names.includes(name));
  const suffixes = names.flatMap((name) =>
    said.filter((one) => one.startsWith(`${name}_`)).map((one) => one.slice(name.length)),
  );
  return [...new Set(suffixes)];
};
