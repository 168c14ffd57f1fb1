/** Why goods may not be carried, or not by air. */
export const RESTRICTIONS = [
  'weapons',
  'explosives',
  'medicine',
  'tobacco',
  'alcohol',
  'animals',
  'money',
  'batteries',
  'liquids',
] as const;
export type Restriction = (typeof RESTRICTIONS)[number];
