/**
 * Shoppers' words for goods that the shop names otherwise; a meaning is a category, a value of a field, or
 * words.
 */
export type Synonym = {
  language: number;
  term: string;
  kind: 'category' | 'value' | 'words';
  means: readonly string[];
  isNear: boolean;
};

const [EN, LT, LV, EE] = [1, 2, 3, 4] as const;

const SHOES = ['footwear/women', 'footwear/men', 'footwear/kids', 'footwear/sport'];
const people = (parts: string, ...leaves: string[]) =>
  parts.split(' ').flatMap((part) => leaves.map((leaf) => `${part}/${leaf}`));
const SNEAKERS = [
  ...people('footwear/women footwear/men', 'trainers', 'high-tops', 'chunky-trainers'),
  ...people('footwear/kids', 'trainers', 'high-tops'),
];
const RUNNING = ['footwear/sport/running-shoes', 'footwear/sport/trail-shoes'];
const BOOTS = [
  ...['footwear/women/ankle-boots', 'footwear/men/chelsea-boots', 'footwear/sport/hiking-boots'],
  ...people('footwear/women footwear/men footwear/kids', 'rain-boots'),
];
const HEELS = ['footwear/women/pumps', 'footwear/women/block-heels'];
const SLIDES = people('footwear/women footwear/men', 'slides');
const JACKETS = [
  ...people('clothes/women clothes/men', 'puffer-jackets', 'parkas', 'denim-jackets'),
  ...['clothes/men/bomber-jackets', 'clothes/kids/jackets', 'clothes/kids/parkas'],
];
const WARM = people('clothes/women clothes/men clothes/kids', 'puffer-jackets', 'parkas', 'jackets');
const JUMPERS = [
  ...people('clothes/women clothes/men clothes/kids', 'jumpers'),
  ...people('clothes/women clothes/men', 'roll-necks', 'cardigans'),
];
const HOODIES = people('clothes/women clothes/men clothes/kids', 'hoodies', 'zip-hoodies');
const TROUSERS = [
  ...people('clothes/women clothes/men clothes/kids', 'trousers', 'joggers', 'jeans'),
  'clothes/men/chinos',
];
const JOGGERS = people('clothes/women clothes/men', 'joggers');
const SHIRTS = people('clothes/women clothes/men', 'shirts', 'flannel-shirts');
const TEES = people('clothes/women clothes/men clothes/kids', 't-shirts');
const DRESSES = [
  ...people('clothes/women', 'wrap-dresses', 'shirt-dresses', 'slip-dresses', 'summer-dresses'),
  'clothes/kids/dresses',
];
const LAPTOPS = people('electronics/computers', 'ultrabooks', 'gaming-laptops', 'two-in-one-laptops');
const PHONES = people('electronics/phones', 'smartphones', 'foldable-phones', 'rugged-phones');
const KEYBOARDS = [
  ...people('electronics/computers', 'compact-keyboards', 'full-size-keyboards'),
  'electronics/gaming/gaming-keyboards',
];
const HEADPHONES = [
  ...people(
    'electronics/audio',
    'over-ear-headphones',
    'on-ear-headphones',
    'wireless-earbuds',
    'sports-earbuds',
  ),
  'electronics/gaming/gaming-headsets',
];
const SPEAKERS = people('electronics/audio', 'portable-speakers', 'bookshelf-speakers', 'soundbars');
const CAMERAS = people('electronics/photo', 'mirrorless-cameras', 'compact-cameras', 'action-cameras');
const CONSOLES = people('electronics/gaming', 'handheld-consoles', 'gamepads');
const COFFEE_MACHINES = ['electronics/home-appliances/espresso-machines'];
const COFFEE = [...COFFEE_MACHINES, ...people('accessories/kitchen', 'french-presses', 'moka-pots')];
const KETTLES = ['electronics/home-appliances/electric-kettles', 'accessories/kitchen/pour-over-kettles'];
const VACUUMS = ['electronics/home-appliances/robot-vacuums'];
const WATCHES = ['accessories/watches'];
const SMARTWATCHES = ['electronics/wearables'];
const PERFUMES = people('cosmetics/fragrance', 'womens-fragrance', 'mens-fragrance', 'unisex-fragrance');
const HANDBAGS = people('accessories/bags', 'tote-bags', 'crossbody-bags', 'bucket-bags', 'shoulder-bags');
const BACKPACKS = people('accessories/bags', 'daypacks', 'roll-top-backpacks', 'laptop-backpacks');
const SUITCASES = people('accessories/travel', 'cabin-suitcases', 'travel-bags');
const CHAIRS = people('accessories/home', 'armchairs', 'dining-chairs');
const ARMCHAIRS = ['accessories/home/armchairs'];
const HATS = people('accessories/hats-scarves', 'caps', 'beanies');
const LAMPS = ['electronics/lighting'];
const SUN = ['cosmetics/face-care/sun-care'];
const PANS = people('accessories/kitchen', 'frying-pans', 'pots');
const MUGS = people('accessories/kitchen', 'mugs', 'travel-mugs');
const BALLS = people('accessories/sport-outdoor', 'footballs', 'basketballs');
const BIKES = ['accessories/sport-outdoor/bicycles'];
const TOYS = ['accessories/toys'];
const BLANKETS = ['accessories/home/throws'];
const NAILS = ['cosmetics/make-up/nail-polishes'];

type Line = readonly [terms: string, means: readonly string[]];

const categories = (language: number, lines: readonly Line[], isNear = false): Synonym[] =>
  lines.flatMap(([terms, means]) =>
    terms.split(', ').map((term) => ({ language, term, kind: 'category' as const, means, isNear })),
  );

const near = (language: number, lines: readonly Line[]) => categories(language, lines, true);

const words = (language: number, lines: Readonly<Record<string, string>>): Synonym[] =>
  Object.entries(lines).flatMap(([terms, means]) =>
    terms
      .split(', ')
      .map((term) => ({ language, term, kind: 'words' as const, means: means.split(' '), isNear: false })),
  );

/** Plain names of colours for the catalogue's shades. */
const SHADES: readonly (readonly [shades: string, en: string, lt: string, lv: string, ee: string])[] = [
  ['white', 'white', 'balta', 'balta', 'valge, valged'],
  ['fog silver slate', 'grey, gray', 'pilka', 'pelēka', 'hall, hallid, halli'],
  ['ink', 'black', 'juoda', 'melna', 'must, musta, mustad'],
  ['sand flax', 'beige', 'smėlio spalvos', 'bēša, smilškrāsas', 'beež'],
  ['tan cognac chocolate', 'brown', 'ruda', 'brūna', 'pruun, pruunid'],
  ['rust berry', 'red', 'raudona', 'sarkana', 'punane, punased, punase'],
  ['rust amber', 'orange', 'oranžinė', 'oranža', 'oranž, oranžid'],
  ['amber gold', 'yellow', 'geltona', 'dzeltena', 'kollane, kollased, kollase'],
  ['blush rose', 'pink', 'rožinė', 'rozā, rozīga', 'roosa, roosad'],
  ['plum lilac', 'purple, violet', 'violetinė', 'violeta', 'lilla, lillad'],
  ['fjord sky', 'blue', 'mėlyna', 'zila', 'sinine, sinised, sinise'],
  ['teal', 'turquoise', 'turkio', 'tirkīza', 'türkiis'],
  ['pine olive mint', 'green', 'žalia', 'zaļa', 'roheline, rohelised, rohelise'],
  ['ink fjord', 'navy', 'tamsiai mėlyna', 'tumši zila', 'tumesinine'],
];

const colours: Synonym[] = SHADES.flatMap(([shades, ...names]) => {
  const means = shades.split(' ').map((shade) => `colour/${shade}`);
  return names.flatMap((terms, at) =>
    terms
      .split(', ')
      .map((term) => ({ language: at + 1, term, kind: 'value' as const, means, isNear: false })),
  );
});

const english: Synonym[] = [
  ...categories(EN, [
    ['shoes, shoe', SHOES],
    ['sneakers, kicks, gym shoes', SNEAKERS],
    ['running shoes, runners', RUNNING],
    ['boots, wellies', BOOTS],
    ['heels, high heels, stilettos', HEELS],
    ['flip flops, slippers, sliders', SLIDES],
    ['jackets, jacket', JACKETS],
    ['winter jacket, down jacket, anorak', WARM],
    ['sweater, pullover, knitwear', JUMPERS],
    ['sweatshirt, hoody', HOODIES],
    ['pants, slacks', TROUSERS],
    ['sweatpants, tracksuit bottoms', JOGGERS],
    ['blouse, button down', SHIRTS],
    ['tee, tees, tshirt', TEES],
    ['dress, gown', DRESSES],
    ['laptop, notebook, notebook computer', LAPTOPS],
    ['phone, mobile, cell phone, mobile phone', PHONES],
    ['headset', HEADPHONES],
    ['earphones, airpods, earpods', people('electronics/audio', 'wireless-earbuds', 'sports-earbuds')],
    ['loudspeaker', SPEAKERS],
    ['keyboard', KEYBOARDS],
    ['controller, joystick', ['electronics/gaming/gamepads']],
    ['console, game console', CONSOLES],
    ['coffee machine, coffee maker, espresso maker', COFFEE_MACHINES],
    ['coffee', COFFEE],
    ['kettle', KETTLES],
    ['vacuum, hoover, vacuum cleaner', VACUUMS],
    ['wristwatch', WATCHES],
    ['smart watch, fitness watch', SMARTWATCHES],
    ['perfume, cologne, parfum', PERFUMES],
    ['handbag, purse', HANDBAGS],
    ['rucksack', BACKPACKS],
    ['luggage, trolley', SUITCASES],
    ['chair', CHAIRS],
    ['lamp, light, lighting', LAMPS],
    ['hat, hats, woolly hat', HATS],
    ['sunscreen, sun lotion, spf', SUN],
    ['cookware', PANS],
    ['cup, cups', MUGS],
    ['ball', BALLS],
    ['bike, bikes', BIKES],
    ['toy', TOYS],
    ['blanket', BLANKETS],
    ['nail varnish', NAILS],
    ['weights', ['accessories/sport-outdoor/dumbbells']],
    ['teddy, plush toy', ['accessories/toys/soft-toys']],
    ['flask, thermos', ['accessories/kitchen/travel-mugs', 'accessories/sport-outdoor/water-bottles']],
    ['hairdryer, blow dryer', ['cosmetics/hair-care/hair-dryers']],
    ['jewelry', ['accessories/jewellery']],
    ['makeup', ['cosmetics/make-up']],
    ['tablet, ipad', ['electronics/phones/tablets']],
  ]),
  ...near(EN, [
    ['couch, sofa, settee, recliner', ARMCHAIRS],
    ['tv, television', ['electronics/audio/soundbars']],
    ['scooter', BIKES],
    ['rug, carpet', BLANKETS],
    ['umbrella', people('footwear/women footwear/men footwear/kids', 'rain-boots')],
    ['suit, blazer', people('clothes/women clothes/men', 'coats')],
  ]),
  ...words(EN, {
    'ladies, woman, female, lady': 'women',
    'man, male, gents': 'men',
    'kids, kid, child, toddler, boys, baby': 'children',
    eyeglasses: 'sunglasses',
    cosmetic: 'cosmetics',
  }),
];

const lithuanian: Synonym[] = [
  ...categories(LT, [
    ['batai, bateliai, avalynė', SHOES],
    ['kedai, sportiniai batai, sportiniai bateliai, krosai', SNEAKERS],
    ['bėgimo batai, bėgimo bateliai, bėgiojimo batai', RUNNING],
    ['auliniai, ilgaauliai, botai', BOOTS],
    ['aukštakulniai', HEELS],
    ['šlepetės, klumpės, tapkės', SLIDES],
    ['striukė, bliuzonas', JACKETS],
    ['žieminė striukė, pūkinė striukė, pūkinė', WARM],
    ['megztinis, nertinis, puloveris', JUMPERS],
    ['bliuzonas su gobtuvu, džemperis', HOODIES],
    ['sportinės kelnės, treningai', JOGGERS],
    ['palaidinė, bliuzelė', SHIRTS],
    ['maikutė', TEES],
    ['suknelė, suknia', DRESSES],
    ['nešiojamas kompiuteris, laptopas', LAPTOPS],
    ['telefonas, mobilusis telefonas, mobilusis', PHONES],
    ['ausinukai, ausinės', HEADPHONES],
    ['kolonėlė, garsiakalbis', SPEAKERS],
    ['klaviatūra', KEYBOARDS],
    ['fotoaparatas, kamera', CAMERAS],
    ['pultelis, valdiklis', ['electronics/gaming/gamepads']],
    ['kavos aparatas, kavos virimo aparatas, kavavirė', COFFEE_MACHINES],
    ['kava', COFFEE],
    ['virdulys', KETTLES],
    ['siurblys, dulkių siurblys', VACUUMS],
    ['rankinis laikrodis', WATCHES],
    ['išmanusis laikrodis', SMARTWATCHES],
    ['kvepalai, parfumas, odekolonas', PERFUMES],
    ['rankinė, rankinukas', HANDBAGS],
    ['kuprinė', BACKPACKS],
    ['lagaminas', SUITCASES],
    ['kėdė', CHAIRS],
    ['lempa, šviestuvas', LAMPS],
    ['kepurė', HATS],
    ['kremas nuo saulės', SUN],
    ['puodas, keptuvė', PANS],
    ['puodelis, puodukas', MUGS],
    ['kamuolys', BALLS],
    ['dviratis', BIKES],
    ['žaislas', TOYS],
    ['antklodė, apklotas', BLANKETS],
    ['nagų lakas', NAILS],
    ['svarmenys, svoriai', ['accessories/sport-outdoor/dumbbells']],
    ['termosas', ['accessories/kitchen/travel-mugs']],
    ['fenas', ['cosmetics/hair-care/hair-dryers']],
    ['meškiukas', ['accessories/toys/soft-toys']],
    ['planšetė', ['electronics/phones/tablets']],
  ]),
  ...near(LT, [
    ['sofa, kušetė', ARMCHAIRS],
    ['televizorius', ['electronics/audio/soundbars']],
    ['paspirtukas', BIKES],
    ['kilimas', BLANKETS],
    ['kostiumas, švarkas', people('clothes/women clothes/men', 'coats')],
  ]),
  ...words(LT, {
    'moteris, mergina': 'moterims moteriski moteriska moteriskas moteriskos',
    'vyras, vaikinas': 'vyrams vyriski vyriska vyriskas vyriskos',
    'vaikas, berniukams, berniukas, kūdikiams': 'vaikams vaikiski vaikiska vaikiskas vaikiskos',
  }),
];

const latvian: Synonym[] = [
  ...categories(LV, [
    ['apavi, kurpes', SHOES],
    ['kedas, botas, sporta kurpes, sporta apavi', SNEAKERS],
    ['skriešanas kurpes, skrienamie apavi, skriešanas apavi', RUNNING],
    ['zābaki', BOOTS],
    ['augstpapēžu apavi', HEELS],
    ['čības, iešļūcenes, pludmales čības', SLIDES],
    ['jaka, virsjaka', JACKETS],
    ['ziemas jaka, dūnu jaka', WARM],
    ['džemperis, pulovers', [...JUMPERS, ...HOODIES]],
    ['sporta bikses, treniņbikses', JOGGERS],
    ['blūze', SHIRTS],
    ['kleita', DRESSES],
    ['klēpjdators, portatīvais dators', LAPTOPS],
    ['telefons, mobilais telefons, mobilais', PHONES],
    ['austiņas', HEADPHONES],
    ['tastatūra', KEYBOARDS],
    ['kamera, fotoaparāts, fotokamera', CAMERAS],
    ['skaļrunis, tumbiņa', SPEAKERS],
    ['kafijas automāts, kafijas aparāts, espreso automāts', COFFEE_MACHINES],
    ['kafija', COFFEE],
    ['tējkanna', KETTLES],
    ['putekļsūcējs', VACUUMS],
    ['rokas pulkstenis', WATCHES],
    ['gudrais pulkstenis', SMARTWATCHES],
    ['smaržas, parfīms, odekolons', PERFUMES],
    ['rokassoma', HANDBAGS],
    ['mugursoma', BACKPACKS],
    ['koferis, čemodāns', SUITCASES],
    ['krēsls', CHAIRS],
    ['lampa', LAMPS],
    ['cepure', HATS],
    ['saules krēms, sauļošanās krēms', SUN],
    ['katls, panna', PANS],
    ['krūze, tase', MUGS],
    ['bumba', BALLS],
    ['velosipēds, ritenis', BIKES],
    ['rotaļlieta', TOYS],
    ['sega, pleds', BLANKETS],
    ['nagu laka', NAILS],
    ['gantele, svari', ['accessories/sport-outdoor/dumbbells']],
    ['termoss', ['accessories/kitchen/travel-mugs']],
    ['fēns', ['cosmetics/hair-care/hair-dryers']],
    ['lācītis', ['accessories/toys/soft-toys']],
    ['planšete', ['electronics/phones/tablets']],
  ]),
  ...near(LV, [
    ['dīvāns, sofa', ARMCHAIRS],
    ['televizors', ['electronics/audio/soundbars']],
    ['skūteris, skrejritenis', BIKES],
    ['paklājs', BLANKETS],
    ['uzvalks, žakete', people('clothes/women clothes/men', 'coats')],
  ]),
  ...words(LV, {
    'sieviete, dāmu': 'sieviesu sievietem',
    'vīrietis, kungu': 'viriesu viriesiem',
    'bērns, zēnu, zēniem, mazuļiem': 'bernu berniem',
  }),
];

const estonian: Synonym[] = [
  ...categories(EE, [
    ['jalatsid, kingad, jalanõud', SHOES],
    ['tossud, ketsid, tennised', SNEAKERS],
    ['jooksutossud, jooksujalatsid, jooksuketsid', RUNNING],
    ['saapad, saabas', BOOTS],
    ['kontsakingad, kontsad', HEELS],
    ['plätud, sussid', SLIDES],
    ['jope, joped, jakk', JACKETS],
    ['talvejope, sulejope', WARM],
    ['kampsun, sviiter', JUMPERS],
    ['pusa, dressipluus', HOODIES],
    ['dressid', JOGGERS],
    ['pluus', SHIRTS],
    ['kleit, kleidid, kleidi', DRESSES],
    ['sülearvuti, läpakas', LAPTOPS],
    ['telefon, mobiil, mobiiltelefon', PHONES],
    ['kõrvaklapid, klapid', HEADPHONES],
    ['kõlar', SPEAKERS],
    ['klaviatuur', KEYBOARDS],
    ['kaamera, fotoaparaat', CAMERAS],
    ['kohvimasin, kohviaparaat, espressomasin', COFFEE_MACHINES],
    ['kohv', COFFEE],
    ['veekeetja, teekann', KETTLES],
    ['tolmuimeja', VACUUMS],
    ['käekell, käekellad', WATCHES],
    ['nutikell', SMARTWATCHES],
    ['parfüüm, lõhn, lõhnaõli, odekolonn', PERFUMES],
    ['käekott, naiste kott', HANDBAGS],
    ['seljakott', BACKPACKS],
    ['kohver, reisikohver', SUITCASES],
    ['tool', CHAIRS],
    ['lamp, valgusti', LAMPS],
    ['müts', HATS],
    ['päikesekreem, kreem päikese', SUN],
    ['pott, pann', PANS],
    ['kruus, tass', MUGS],
    ['pall', BALLS],
    ['jalgratas, ratas, jalgrattad', BIKES],
    ['mänguasi, mänguasjad, lelu', TOYS],
    ['tekk, pleed', BLANKETS],
    ['küünelakk', NAILS],
    ['hantel, kang', ['accessories/sport-outdoor/dumbbells']],
    ['termos', ['accessories/kitchen/travel-mugs']],
    ['föön', ['cosmetics/hair-care/hair-dryers']],
    ['kaisukaru, mängukaru', ['accessories/toys/soft-toys']],
    ['tahvel, tahvelarvuti', ['electronics/phones/tablets']],
    ['kell, kellad', [...WATCHES, ...SMARTWATCHES]],
    ['püksid, püks', TROUSERS],
    ['päikeseprillid, prillid', ['accessories/sunglasses']],
  ]),
  ...near(EE, [
    ['diivan, sohva', ARMCHAIRS],
    ['teler, televiisor', ['electronics/audio/soundbars']],
    ['tõukeratas', BIKES],
    ['vaip', BLANKETS],
    ['ülikond, pintsak', people('clothes/women clothes/men', 'coats')],
  ]),
  ...words(EE, {
    'naine, daamide, naised': 'naiste naistele',
    'mees, mehed, härrade': 'meeste meestele',
    'laps, lapsed, poiste, beebi': 'laste lastele',
  }),
];

/** Each term once a language and kind. */
export const SYNONYMS: readonly Synonym[] = [
  ...new Map(
    [...colours, ...english, ...lithuanian, ...latvian, ...estonian].map((synonym) => [
      `${synonym.language} ${synonym.kind} ${synonym.term}`,
      synonym,
    ]),
  ).values(),
];
