import { useMessages } from '../messages.ts';

/** The messages of what the API refuses, and of codes that only these forms have. */
export const useForwardWords = (): Readonly<Record<string, string>> => {
  const say = useMessages();
  const changed = say('parcels.problem.changed');
  return {
    hs_code: say('parcels.problem.hs_code'),
    country: say('parcels.problem.country'),
    too_much: say('parcels.problem.too_much'),
    too_many_items: say('parcels.problem.too_many'),
    no_parcel: say('parcels.problem.no_parcel'),
    'forward.package_not_in_storage': changed,
    'forward.package_taken': changed,
    not_found: changed,
  };
};
