import { accountSuffixes } from './account-suffixes.ts';
import { isOnThisMachine, type ProviderEntry, type Settings } from './provider-entry.ts';

type Asked = Pick<ProviderEntry, 'settings' | 'address' | 'refuses'>;
type ProfileSettings = { readonly isProduction: boolean; readonly settings: Settings };

const missingIn = (names: readonly string[], suffixes: readonly string[], settings: Settings): string[] =>
  ['', ...suffixes]
    .flatMap((suffix) => names.map((name) => `${name}${suffix}`))
    .filter((name) => !settings[name])
    .map((name) => `${name}: is missing, while others of its provider are set`);

const wrongAddress = ({ address }: Asked, { isProduction, settings }: ProfileSettings): string[] => {
  const asked = address && settings[address.setting];
  if (!address || !asked) return [];
  const isRight = isProduction ? asked === address.real : isOnThisMachine(asked);
  if (isRight) return [];
  const wanted = isProduction ? `must be left out, or be ${address.real}` : 'must lead to this machine';
  return [`${address.setting}: ${wanted}`];
};

/** The provider's own reasons, by the address that this profile would call. */
const ownReasons = (
  { address, refuses }: Asked,
  { isProduction, settings }: ProfileSettings,
): readonly string[] => {
  if (!refuses) return [];
  if (isProduction) return refuses(address ? { ...settings, [address.setting]: undefined } : settings);
  const asked = (address && settings[address.setting]) ?? '';
  return isOnThisMachine(asked) ? refuses(settings) : [];
};

/**
 * Why the settings of a provider cannot be used in this profile, each as `NAME: why`, never with a value: half an
 * account, another address, and what the provider itself refuses. Empty if none of its settings is set.
 */
export const refusedSettings = (entry: Asked, given: ProfileSettings): readonly string[] => {
  const { settings } = given;
  const names = entry.settings;
  const suffixes = accountSuffixes(settings, names);
  if (suffixes.length === 0 && !names.some((name) => settings[name])) return [];
  const missing = missingIn(names, suffixes, settings);
  const own = missing.length > 0 ? [] : ownReasons(entry, given);
  return [...missing, ...wrongAddress(entry, given), ...own];
};
