import { parseWords, type Words } from './content/words.ts';

export type FlagRow = {
  id: number;
  slug: string;
  type: 1 | 2;
  position: number;
  leastPercent: number | null;
  names: Words;
};

/** The deals are products reduced by at least this much, for as long as they are. */
const DEALS = { id: 11, leastPercent: 30 };

/** Type 1 marks a product, type 2 is an offer of the home page. */
export const FLAGS: readonly FlagRow[] = [
  [1, 'new', 1, 'New in | Naujiena | Jaunums | Uus'],
  [2, 'bestseller', 1, 'Bestseller | Perkamiausia | Pirktākais | Enimmüüdud'],
  [3, 'limited', 1, 'Limited edition | Riboto leidimo | Ierobežots izlaidums | Piiratud kogus'],
  [4, 'gift-idea', 1, 'Gift idea | Dovanos idėja | Dāvanas ideja | Kingiidee'],
  [11, 'weekly-deals', 2, 'Deals of the week | Savaitės nuolaidos | Nedēļas atlaides | Nädala allahindlused'],
  [
    12,
    'sound-of-autumn',
    2,
    'Headphones and speakers | Ausinės ir kolonėlės | Austiņas un skaļruņi | Kõrvaklapid ja kõlarid',
  ],
  [13, 'warm-layers', 2, 'Warm clothes | Šilti drabužiai | Siltas drēbes | Soojad riided'],
  [14, 'slow-mornings', 2, 'Coffee and tea | Kavai ir arbatai | Kafijai un tējai | Kohvi ja tee jaoks'],
  [15, 'on-the-road', 2, 'For travel | Kelionėms | Ceļojumiem | Reisile'],
  [16, 'small-gifts', 2, 'Small gifts | Mažos dovanos | Mazas dāvanas | Väikesed kingitused'],
].map(([id, slug, type, names], position) => ({
  id: Number(id),
  slug: String(slug),
  type: type === 1 ? 1 : 2,
  position,
  leastPercent: id === DEALS.id ? DEALS.leastPercent : null,
  names: parseWords(String(names)),
}));
