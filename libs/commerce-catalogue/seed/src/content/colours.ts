import { COLOURS, type ColourName } from '@shop/illustrator/colours';
import { parseWords, type Words } from './words.ts';

/** Adjectives that agree with the word colour: spalva, krāsa, värv. */
const NAMES: Readonly<Record<ColourName, string>> = {
  white: 'White | Balta | Balta | Valge',
  fog: 'Fog grey | Rūko pilka | Gaiši pelēka | Uduhall',
  silver: 'Silver | Sidabrinė | Sudraba | Hõbedane',
  slate: 'Slate grey | Skalūno pilka | Šīfera pelēka | Kiltkivihall',
  ink: 'Ink black | Rašalo juoda | Tintes melna | Tindimust',
  sand: 'Sand | Smėlio | Smilšu | Liivakarva',
  flax: 'Flax | Linų | Linu | Linakarva',
  tan: 'Tan | Gelsvai ruda | Gaiši brūna | Helepruun',
  cognac: 'Cognac | Konjako ruda | Konjaka brūna | Konjakipruun',
  chocolate: 'Chocolate | Šokolado ruda | Šokolādes brūna | Šokolaadipruun',
  rust: 'Rust red | Rūdžių raudona | Rūsas sarkana | Roostepunane',
  amber: 'Amber | Gintaro geltona | Dzintara dzeltena | Merevaigukollane',
  gold: 'Gold | Auksinė | Zelta | Kuldne',
  blush: 'Blush pink | Švelniai rožinė | Maigi rozā | Õrnroosa',
  rose: 'Rose | Rožinė | Rozā | Roosa',
  berry: 'Berry | Vyšninė | Ķiršu sarkana | Marjapunane',
  plum: 'Plum | Slyvų violetinė | Plūmju violeta | Ploomililla',
  lilac: 'Lilac | Alyvinė | Ceriņu violeta | Sirelililla',
  fjord: 'Fjord blue | Fjordų mėlyna | Fjordu zila | Fjordisinine',
  sky: 'Sky blue | Dangaus žydra | Debeszila | Taevasinine',
  teal: 'Teal | Žalsvai mėlyna | Zilganzaļa | Sinakasroheline',
  pine: 'Pine green | Pušų žalia | Priežu zaļa | Männiroheline',
  olive: 'Olive | Alyvuogių žalia | Olīvzaļa | Oliivroheline',
  mint: 'Mint | Mėtų žalia | Piparmētru zaļa | Mündiroheline',
};

export type Colour = { slug: ColourName; names: Words; swatch: string };

export const COLOUR_VALUES: readonly Colour[] = (Object.keys(COLOURS) as ColourName[]).map((slug) => ({
  slug,
  names: parseWords(NAMES[slug]),
  swatch: COLOURS[slug],
}));
