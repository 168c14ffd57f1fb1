/** The common data of the demo's clients: one password, so that it can be documented. */
export const DEMO_PASSWORD = 'harbour-demo-2024';

export type Persona = {
  email: string;
  /** The index of the name among the country's names. */
  who: number;
  isPro?: boolean;
  tier?: 'silver' | 'gold' | 'platinum';
  isTranslator?: boolean;
  /** Imported from an older shop and without a password. */
  isImported?: boolean;
  addresses: number;
  /** Added after everybody else, so that the ids of the others, and the goods drawn by them, stay the same. */
  isLast?: boolean;
};

/** The same people at every brand, since an account belongs to one brand. */
export const PERSONAS: readonly Persona[] = [
  { email: 'demo@nordport.example', who: 0, addresses: 2 },
  { email: 'pro@nordport.example', who: 1, isPro: true, tier: 'gold', addresses: 1 },
  { email: 'translator@nordport.example', who: 2, isTranslator: true, addresses: 1 },
  { email: 'unpaid@nordport.example', who: 3, addresses: 1 },
  { email: 'parcels@nordport.example', who: 4, addresses: 1 },
  { email: 'imported@nordport.example', who: 4, isImported: true, addresses: 1 },
  { email: 'everything@nordport.example', who: 3, addresses: 1, isLast: true },
  { email: 'buyer@nordport.example', who: 2, isPro: true, tier: 'gold', addresses: 1, isLast: true },
  { email: 'bookkeeper@nordport.example', who: 0, isPro: true, addresses: 1, isLast: true },
];
