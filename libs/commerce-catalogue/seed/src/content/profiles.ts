import { BEAUTY } from './profiles-beauty.ts';
import { DEVICES } from './profiles-devices.ts';
import { THINGS } from './profiles-things.ts';
import { WEAR } from './profiles-wear.ts';
import type { Profile } from './profile.ts';

const PROFILES: Readonly<Record<string, Profile>> = { ...DEVICES, ...WEAR, ...THINGS, ...BEAUTY };

export function getProfile(name: string): Profile {
  const profile = Object.hasOwn(PROFILES, name) ? PROFILES[name] : undefined;
  if (!profile) throw new RangeError(`unknown profile: ${name}`);
  return profile;
}
