import { segmentsOf, type Feature } from '@shop/page';

/** The first segment of the route that answers every address without another. */
const ANY = ':slug';

/** The features that may have an address, by its first segment: those that name it, else those that answer any. */
export const meantFeatures = (features: readonly Feature[], segment: string): readonly Feature[] => {
  const named = (name: string) => features.filter((feature) => segmentsOf(feature).includes(name));
  const own = named(segment);
  return own[0] ? own : named(ANY);
};
