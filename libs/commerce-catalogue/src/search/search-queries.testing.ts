import type { LocaleCode } from '@shop/domain/languages';

/** A typed query, its language, and the categories of the intended goods. */
export type LabelledQuery = {
  language: LocaleCode;
  term: string;
  /** The first result, and at least one of the first ten, is in one of these categories. */
  expected: RegExp;
  /** The required values of the first variants: "colour/fjord|sky" and the like. */
  attributes?: Readonly<Record<string, RegExp>>;
  kind: 'exact' | 'form' | 'typo' | 'synonym' | 'attribute' | 'brand' | 'accents' | 'words' | 'near';
};

type Kind = LabelledQuery['kind'];

/** `kind | term | categories | field=values` a line. */
const queries = (language: LabelledQuery['language'], lines: string): LabelledQuery[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', term = '', expected = '', attribute = ''] = line
        .split(' § ')
        .map((part) => part.trim());
      const [field, values] = attribute.split('=');
      return {
        ...{ language, term, kind: kind as Kind, expected: new RegExp(expected) },
        ...(field && values && { attributes: { [field]: new RegExp(`^(${values})$`) } }),
      };
    });

const ENGLISH = queries(
  'en',
  `
synonym § sneakers § ^footwear/.*(trainers|high-tops)
exact § trainers § ^footwear/.*trainers
typo § sneekers § ^footwear/.*(trainers|high-tops)
synonym § perfume § ^cosmetics/fragrance/.*fragrance
typo § coffe machine § espresso-machines
synonym § coffee machine § espresso-machines
words § womens jacket size m § ^clothes/women/.*(jackets|parkas) § size=m
near § couch § armchairs
near § sofa § armchairs
exact § headphones § headphones|headsets|earbuds
typo § headfones § headphones|headsets|earbuds
exact § wireless earbuds § earbuds
synonym § airpods § earbuds
synonym § laptop § laptops|ultrabooks
form § laptops § laptops|ultrabooks
typo § lapotp § laptops|ultrabooks
exact § smartphone § phones/
synonym § mobile phone § phones/.*phones
exact § tablet § tablets
exact § keyboard § keyboards
form § watches § watch|chronographs
exact § watch § watch|chronographs
synonym § wristwatch § ^accessories/watches
exact § sunglasses § sunglasses
typo § sunglases § sunglasses
exact § wallet § wallets
form § wallets § wallets
exact § belt § belts
exact § scarf § scarves
form § scarves § scarves
exact § knife § knives
form § knives § knives
exact § frying pan § frying-pans
exact § mug § mugs
exact § tent § tents
exact § bicycle § bicycles
synonym § bike § bicycles
exact § football § footballs
exact § teddy bear § soft-toys
exact § lipstick § lipsticks
typo § lipstik § lipsticks
exact § shampoo § shampoos
typo § shampo § shampoos
exact § face cream § face-care
exact § hand cream § hand-creams
synonym § sunscreen § sun-care
exact § nail polish § nail-polishes
exact § beard oil § beard-oils
exact § jeans § jeans|denim
exact § hoodie § hoodies
synonym § sweater § jumpers|roll-necks|cardigans
exact § t-shirt § t-shirts
form § tshirts § t-shirts
exact § polo shirt § polo-shirts
synonym § pants § trousers|jeans|joggers|chinos
exact § summer dress § summer-dresses|dresses
form § dresses § dresses
exact § skirt § skirts
exact § winter jacket § jackets|parkas
attribute § blue jacket § (jackets|parkas) § colour=fjord|sky
attribute § red dress § dresses § colour=rust|berry
attribute § black backpack § (daypacks|backpacks) § colour=ink
attribute § trainers 42 § ^footwear/.*trainers § size=42
attribute § running shoes size 43 § ^footwear/sport § size=43
attribute § smartphone 256 gb § phones/ § storage=256gb
attribute § white shirt § ^clothes/.*(shirts|blouses) § colour=white
words § mens jeans § ^clothes/men/jeans
words § ladies watch § watch|chronographs
words § kids rain boots § ^footwear/kids/rain-boots
words § waterproof tent § tents
words § boots hiking § hiking-boots
words § robot vacuum § robot-vacuums
words § cheap purple bicycle § bicycles
exact § shaving cream § shaving-creams
exact § night cream § night-creams
words § jackets for kids § ^clothes/kids/(jackets|parkas)
words § vacuum cleaner with wifi § robot-vacuums
typo § tabel lamp § table-lamps
words § mens watch § watch|chronographs
words § silver ring § rings
`,
);

const LITHUANIAN = queries(
  'lt',
  `
synonym § bėgimo batai § ^footwear/sport/(running|trail)
accents § begimo batai § ^footwear/sport/(running|trail)
exact § bėgimo bateliai § ^footwear/sport/(running|trail)
synonym § kedai § ^footwear/.*(trainers|high-tops)
exact § sportbačiai § ^footwear/.*(trainers|high-tops)
form § sportbačių § ^footwear/.*(trainers|high-tops)
synonym § batai § ^footwear
exact § ausinės § headphones|headsets|earbuds
accents § ausines § headphones|headsets|earbuds
form § ausinių § headphones|headsets|earbuds
typo § ausnės § headphones|headsets|earbuds
exact § belaidės ausinės § earbuds
synonym § kavos aparatas § espresso-machines
form § kavos aparatai § espresso-machines
synonym § kvepalai § ^cosmetics/fragrance/.*fragrance
form § kvepalų § ^cosmetics/fragrance/.*fragrance
exact § laikrodis § watch|chronographs
form § laikrodžiai § watch|chronographs
exact § telefonas § phones/
exact § nešiojamasis kompiuteris § computers/
synonym § striukė § (jackets|parkas)
form § striukės § (jackets|parkas)
attribute § mėlyna striukė § (jackets|parkas) § colour=fjord|sky
attribute § raudona suknelė § dresses § colour=rust|berry
attribute § juoda kuprinė § (daypacks|backpacks) § colour=ink
attribute § striukė dydis m § (jackets|parkas) § size=m
exact § suknelė § dresses
form § sukneles § dresses
exact § džinsai § jeans|denim
words § moteriški džinsai § ^clothes/women/jeans
words § džinsai vyrams § ^clothes/men/jeans
exact § megztinis § jumpers|roll-necks
form § megztiniai § jumpers|roll-necks
exact § kuprinė § backpacks|daypacks
exact § rankinė § ^accessories/bags
exact § piniginė § wallets|card-holders
exact § šampūnas § shampoos
accents § sampunas § shampoos
exact § lūpų dažai § lipsticks
exact § dviratis § bicycles
form § dviračiai § bicycles
exact § palapinė § tents
exact § puodelis § mugs
exact § keptuvė § frying-pans
exact § akiniai nuo saulės § sunglasses
near § sofa § armchairs
exact § fotelis § armchairs
exact § siurblys § robot-vacuums
typo § klaviatura § keyboards
words § guminiai batai vaikams § ^footwear/kids/rain-boots
words § laikrodis vyrams § watch|chronographs
typo § laikrodzis vyrams § watch|chronographs
words § vyriška striukė xl § ^clothes/men/.*(jackets|parkas)
words § juodi batai 43 § ^footwear
`,
);

const LATVIAN = queries(
  'lv',
  `
exact § austiņas § headphones|headsets|earbuds
accents § austinas § headphones|headsets|earbuds
form § austiņu § headphones|headsets|earbuds
synonym § kedas § ^footwear/.*(trainers|high-tops)
synonym § skriešanas kurpes § ^footwear/sport/(running|trail)
exact § skriešanas apavi § ^footwear/sport/(running|trail)
exact § apavi § ^footwear
exact § pulkstenis § watch|chronographs
form § pulksteņi § watch|chronographs
synonym § kafijas automāts § espresso-machines
accents § kafijas automats § espresso-machines
exact § smaržas § ^cosmetics/fragrance/.*fragrance
synonym § parfīms § ^cosmetics/fragrance/.*fragrance
exact § jaka § (jackets|parkas)
attribute § zila jaka § (jackets|parkas) § colour=fjord|sky
attribute § sarkana kleita § dresses § colour=rust|berry
attribute § jaka izmērs m § (jackets|parkas) § size=m
exact § kleita § dresses
form § kleitas § dresses
exact § džinsi § jeans|denim
words § sieviešu džinsi § ^clothes/women/jeans
exact § krekls § shirts
exact § mugursoma § backpacks|daypacks
exact § klēpjdators § laptops|ultrabooks
exact § viedtālrunis § phones/
exact § tālrunis § phones/
exact § šampūns § shampoos
exact § velosipēds § bicycles
exact § telts § tents
exact § krūze § mugs
near § dīvāns § armchairs
exact § saulesbrilles § sunglasses
typo § saulesbriles § sunglasses
exact § putekļsūcējs § robot-vacuums
exact § zābaki § ^footwear/.*boots
words § vīriešu pulkstenis § watch|chronographs
words § bērnu apavi § ^footwear/kids
words § spēļu klaviatūra § gaming-keyboards
`,
);

const ESTONIAN = queries(
  'ee',
  `
synonym § käekell § ^accessories/watches
accents § kaekell § ^accessories/watches
exact § kell § watch|chronographs
form § kellad § watch|chronographs
attribute § sinine jope § (jackets|parkas) § colour=fjord|sky
exact § jope § (jackets|parkas)
form § joped § (jackets|parkas)
exact § käekott § ^accessories/bags
exact § seljakott § backpacks|daypacks
form § seljakotid § backpacks|daypacks
exact § kõrvaklapid § headphones|headsets|earbuds
accents § korvaklapid § headphones|headsets|earbuds
exact § tossud § ^footwear/.*(trainers|high-tops)
form § tosse § ^footwear/.*(trainers|high-tops)
synonym § jooksutossud § ^footwear/sport/(running|trail)
exact § jooksujalatsid § ^footwear/sport/(running|trail)
exact § jalatsid § ^footwear
synonym § kohvimasin § espresso-machines
exact § espressomasin § espresso-machines
exact § parfüüm § ^cosmetics/fragrance/.*fragrance
accents § parfuum § ^cosmetics/fragrance/.*fragrance
exact § kleit § dresses
form § kleidid § dresses
attribute § punane kleit § dresses § colour=rust|berry
attribute § jope suurus m § (jackets|parkas) § size=m
exact § teksad § jeans
words § naiste teksad § ^clothes/women/jeans
exact § särk § shirts
exact § kampsun § jumpers|roll-necks|cardigans
exact § sülearvuti § laptops|ultrabooks
form § sülearvutid § laptops|ultrabooks
exact § telefon § phones/
exact § nutikell § wearables
exact § šampoon § shampoos
exact § jalgratas § bicycles
exact § telk § tents
exact § kruus § mugs
near § diivan § armchairs
exact § päikeseprillid § sunglasses
typo § paikeseprilid § sunglasses
words § laste kummikud § ^footwear/kids/rain-boots
exact § saapad § ^footwear/.*boots
words § meeste kell § watch|chronographs
words § must kott § ^accessories/bags
words § laste jope § ^clothes/kids/(jackets|parkas)
`,
);

export const LABELLED_QUERIES: readonly LabelledQuery[] = [
  ...ENGLISH,
  ...LITHUANIAN,
  ...LATVIAN,
  ...ESTONIAN,
];
