/** Keys of trackers' server APIs; without both of a tracker, the server tells it nothing. */
export type TrackerSettings = {
  readonly ga4?: { readonly measurementId: string; readonly secret: string };
  readonly meta?: { readonly pixelId: string; readonly token: string };
};

export const settingsOfTrackers = (given: Readonly<Record<string, string | undefined>>): TrackerSettings => {
  const { GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: secret } = given;
  const { META_PIXEL_ID: pixelId, META_ACCESS_TOKEN: token } = given;
  return {
    ...(measurementId && secret && { ga4: { measurementId, secret } }),
    ...(pixelId && token && { meta: { pixelId, token } }),
  };
};
