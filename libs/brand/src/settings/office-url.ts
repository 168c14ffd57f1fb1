import type { SettingsReader } from './settings-reader.ts';
import type { readShopSettings } from './shop-settings.ts';

/** Of the office where staff work. Without public addresses it stands at `office.localhost`. */
export const readOfficeUrl = (
  { said, complain }: SettingsReader,
  { appUrls, isProduction }: ReturnType<typeof readShopSettings>,
  ofDevelopers: string,
): string | undefined => {
  const url = said('OFFICE_URL') ?? (appUrls.size === 0 && !isProduction ? ofDevelopers : undefined);
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || new URL(url).origin !== url)
    complain('OFFICE_URL', 'must be an origin: https://office.shop.lt');
  else if (isProduction && !url.startsWith('https:')) complain('OFFICE_URL', 'must be https');
  else if ([...appUrls.values()].some((shop) => new URL(shop).hostname === new URL(url).hostname))
    complain('OFFICE_URL', 'must have a host of its own');
  return url;
};
