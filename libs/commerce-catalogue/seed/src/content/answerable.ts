/** Invented companies: responsible persons in the EU for makers from elsewhere. */
export const RESPONSIBLE_PERSONS = [
  {
    id: 1,
    name: 'Kuršmarės atitiktis UAB',
    address: 'Minijos g. 184, LT-93269 Klaipėda, Lithuania',
    email: 'safety@kursmares.example',
  },
  {
    id: 2,
    name: 'Maasgetij Conformity B.V.',
    address: 'Sluisjesdijk 184, 3087 AJ Rotterdam, Netherlands',
    email: 'safety@maasgetij.example',
  },
  {
    id: 3,
    name: 'Meretuul Vastavus OÜ',
    address: 'Sadama 184, 10111 Tallinn, Estonia',
    email: 'safety@meretuul.example',
  },
] as const;

const OF_THE_EU: Readonly<Record<string, string>> = {
  Brygga: 'Bryggaregatan 18, 503 38 Borås, Sweden',
  Domeva: 'Ozo g. 184, LT-07150 Vilnius, Lithuania',
  Klangholm: 'Havnegade 184, 5000 Odense, Denmark',
  'Maison Ravel': '18 rue des Tanneurs, 59000 Lille, France',
  Norrby: 'Norrby långgata 18, 504 35 Borås, Sweden',
  Pikku: 'Pikkukatu 18, 20100 Turku, Finland',
  'Puro Casa': 'Via dei Vasai 18, 36061 Bassano del Grappa, Italy',
};

const STREETS = ['Mill Road', 'Harbor Avenue', 'Foundry Street', 'Orchard Lane', 'Depot Street'];
const CITIES = [
  'Wilmington, DE 19801',
  'Portland, ME 04101',
  'Burlington, VT 05401',
  'Providence, RI 02903',
  'Asheville, NC 28801',
  'Duluth, MN 55802',
  'Tacoma, WA 98402',
];

const cycle = (from: readonly string[], at: number): string => from[at % from.length] ?? '';

export type Contact = { address: string; email: string; responsibleId: number | null };

/**
 * The contact of a maker, and the responsible person of an American one. `at` is its index among all makers.
 */
export const contactOf = (maker: string, slug: string, at: number): Contact => {
  const email = `safety@${slug}.example`;
  const inEurope = OF_THE_EU[maker];
  if (inEurope !== undefined) return { address: inEurope, email, responsibleId: null };
  const number = 100 + ((at * 37) % 1_800);
  return {
    address: `${number} ${cycle(STREETS, at)}, ${cycle(CITIES, at)}, USA`,
    email,
    responsibleId: RESPONSIBLE_PERSONS[at % RESPONSIBLE_PERSONS.length]?.id ?? null,
  };
};
