import type { Carrier } from '../carrier.port.ts';
import { MAPPINGS } from '../mappings/mappings.ts';
import { addressSetting, type CarrierAccess, type CarrierSettings } from './carrier-access.ts';
import { dhlAccess } from './dhl-access.ts';
import { fedexAccess } from './fedex-access.ts';
import { createHttpCarrier } from './http-carrier.ts';
import { upsAccess } from './ups-access.ts';

const ACCESSES: readonly CarrierAccess[] = [dhlAccess, upsAccess, fedexAccess];

const isSet = (settings: CarrierSettings) => (name: string) => (settings[name] ?? '') !== '';

/** The carriers' settings among those of the process. */
export const settingsOfCarriers = (given: CarrierSettings): CarrierSettings => {
  const names = ACCESSES.flatMap(({ key, settings }) => [...settings, addressSetting(key)]);
  return Object.fromEntries(names.filter(isSet(given)).map((name) => [name, given[name]]));
};

/** Why settings of carriers cannot be used in this profile, each by its name. */
export const refusedOfCarriers = ({
  isProduction,
  settings: given,
}: {
  readonly isProduction: boolean;
  readonly settings: CarrierSettings;
}): string[] =>
  ACCESSES.flatMap(({ key, settings }) => {
    const missing = settings.filter((name) => !isSet(given)(name));
    const address = addressSetting(key);
    return [
      ...(missing.length < settings.length ? missing.map((name) => `${name} is missing`) : []),
      ...(isProduction && isSet(given)(address) ? [`${address} is for an emulator, not for production`] : []),
    ];
  });

/** Carriers whose settings are complete. Parcels of the others are updated by staff. */
export const readyCarriers = (given: CarrierSettings): Carrier[] =>
  ACCESSES.flatMap((access) => {
    const mapping = MAPPINGS[access.key];
    return mapping && access.settings.every(isSet(given))
      ? [createHttpCarrier({ access, mapping, settings: given })]
      : [];
  });
