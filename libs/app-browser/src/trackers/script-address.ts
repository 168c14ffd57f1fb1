import type { TrackerName } from '@shop/domain/analytics';

/** Ids of the demo begin with this; the real trackers have no such ids. */
const STANDS_IN = /^demo-/;

const ADDRESSES: Readonly<Record<TrackerName, (id: string) => string>> = {
  dataLayer: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
  pixel: () => 'https://connect.facebook.net/en_US/fbevents.js',
  email: (id) => `https://static.klaviyo.com/onsite/js/${id}/klaviyo.js?company_id=${id}`,
  retail: (id) => `https://dynamic.criteo.com/js/ld/ld.js?a=${id}`,
};

/**
 * The address of a tracker's script. For an id of the demo it is a script of the development server, which records
 * the calls.
 */
export const scriptAddress = (name: TrackerName, id: string): string => {
  const written = encodeURIComponent(id);
  return STANDS_IN.test(id) ? `/dev/trackers/${name}.js?id=${written}` : ADDRESSES[name](written);
};
