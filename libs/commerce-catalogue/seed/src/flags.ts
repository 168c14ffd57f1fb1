import { parseWords, type Words } from './content/words.ts';

export type FlagRow = {
  id: number;
  slug: string;
  type: 1 | 2;
  position: number;
  leastPercent: number | null;
  names: Words;
};

/** The deals are what is reduced by so much, as long as it is. */
const DEALS = { id: 11, leastPercent: 30 };

/** Type 1 marks a product, type 2 is an offer of the home page. */
export const FLAGS: readonly FlagRow[] = [
  [1, 'new', 1, 'New in | Naujiena | Jaunums | Uus'],
  [2, 'bestseller', 1, 'Bestseller | Perkamiausia | Pirktākais | Enimmüüdud'],
  [3, 'limited', 1, 'Limited edition | Riboto leidimo | Ierobežots izlaidums | Piiratud kogus'],
  [4, 'eco', 1, 'Eco choice | Tvarus pasirinkimas | Ilgtspējīga izvēle | Keskkonnasäästlik valik'],
  [
    11,
    'weekly-deals',
    2,
    'Deals of the week | Savaitės pasiūlymai | Nedēļas piedāvājumi | Nädala pakkumised',
  ],
  [12, 'sound-of-autumn', 2, 'Good to listen to | Malonu klausytis | Patīkami klausīties | Hea kuulata'],
  [13, 'warm-layers', 2, 'Warm layers | Šilti sluoksniai | Siltās kārtas | Soojad kihid'],
  [
    14,
    'slow-mornings',
    2,
    'Slow mornings in the kitchen | Lėti rytai virtuvėje | Nesteidzīgi rīti virtuvē | Rahulikud hommikud köögis',
  ],
  [15, 'on-the-road', 2, 'Ready for the road | Į kelionę | Ceļā | Valmis teele'],
  [16, 'small-gifts', 2, 'Small gifts | Mažos dovanos | Mazas dāvanas | Väikesed kingitused'],
].map(([id, slug, type, names], position) => ({
  id: Number(id),
  slug: String(slug),
  type: type === 1 ? 1 : 2,
  position,
  leastPercent: id === DEALS.id ? DEALS.leastPercent : null,
  names: parseWords(String(names)),
}));
