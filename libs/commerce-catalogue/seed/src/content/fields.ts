import { COLOUR_VALUES } from './colours.ts';
import { parseWords, type Words } from './words.ts';

export type FieldValue = { slug: string; names: Words; swatch?: string };
export type Field = { slug: string; names: Words; values: readonly FieldValue[]; isHidden?: boolean };

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** `slug: en | lt | lv | ee` a line; a text without bars is the same in all languages. */
const values = (lines: string): FieldValue[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([slug = '', names = slug.toUpperCase()]) => ({ slug: slug.trim(), names: parseWords(names) }));

const field = (slug: string, names: string, of: readonly FieldValue[]): Field => ({
  slug,
  names: parseWords(names),
  values: of,
});

/**
 * Clothes have letters, waists, children's heights, shoe sizes; things have their own. Slugs are unique
 * within the field.
 */
const SIZES = [
  ...['xs', 's', 'm', 'l', 'xl', 'xxl'].map((size) => `${size}: ${size.toUpperCase()}`),
  ...range(24, 46).map((size) => `${size}: ${size}`),
  ...['w28', 'w30', 'w32', 'w34', 'w36', 'w38'].map((size) => `${size}: ${size.toUpperCase()}`),
  ...[98, 104, 110, 116, 122, 128, 134, 140].map((height) => `${height}cm: ${height} cm`),
  ...[50, 52, 54, 56].map((ring) => `ring-${ring}: ${ring}`),
  ...[85, 95, 105].map((belt) => `belt-${belt}: ${belt} cm`),
  ...[41, 45].map((watch) => `${watch}mm: ${watch} mm`),
].join('\n');

const MATERIALS = `
cotton: Cotton | Medvilnė | Kokvilna | Puuvill
organic-cotton: Organic cotton | Ekologiška medvilnė | Organiskā kokvilna | Mahepuuvill
linen: Linen | Linas | Lins | Linane
merino: Merino wool | Merinosų vilna | Merino vilna | Meriinovill
wool: Wool | Vilna | Vilna | Vill
wool-blend: Wool blend | Vilnos mišinys | Vilnas maisījums | Villasegu
cashmere-blend: Cashmere blend | Kašmyro mišinys | Kašmira maisījums | Kašmiirisegu
viscose: Viscose | Viskozė | Viskoze | Viskoos
silk-blend: Silk blend | Šilko mišinys | Zīda maisījums | Siidisegu
denim: Denim | Džinsas | Džinsa audums | Teksariie
stretch-cotton: Stretch cotton | Tampri medvilnė | Elastīga kokvilna | Elastne puuvill
recycled-polyester: Recycled polyester | Perdirbtas poliesteris | Pārstrādāts poliesters | Taaskasutatud polüester
nylon: Nylon | Nailonas | Neilons | Nailon
leather: Leather | Oda | Āda | Nahk
suede: Suede | Zomša | Zamšāda | Seemisnahk
vegan-leather: Vegan leather | Veganiška oda | Vegāniskā āda | Vegannahk
mesh: Knitted mesh | Megztas tinklelis | Adīts siets | Kootud võrkkangas
rubber: Natural rubber | Natūrali guma | Dabīgā gumija | Looduslik kumm
canvas: Canvas | Drobė | Audekls | Lõuend
waxed-canvas: Waxed canvas | Vaškuota drobė | Vaskots audekls | Vahatatud lõuend
polycarbonate: Polycarbonate | Polikarbonatas | Polikarbonāts | Polükarbonaat
steel: Stainless steel | Nerūdijantysis plienas | Nerūsējošais tērauds | Roostevaba teras
aluminium: Aluminium | Aliuminis | Alumīnijs | Alumiinium
cast-iron: Cast iron | Ketus | Čuguns | Malm
ceramic: Ceramic | Keramika | Keramika | Keraamika
stoneware: Stoneware | Akmens masė | Akmens masa | Kivikeraamika
glass: Glass | Stiklas | Stikls | Klaas
oak: Oak | Ąžuolas | Ozols | Tamm
beech: Beech | Bukas | Dižskābardis | Pöök
velvet: Velvet | Veliūras | Samts | Samet
acetate: Acetate | Acetatas | Acetāts | Atsetaat
titanium: Titanium | Titanas | Titāns | Titaan
sterling-silver: Sterling silver | Sidabras 925 | Sudrabs 925 | Hõbe 925
gold-plated: Gold-plated silver | Paauksuotas sidabras | Apzeltīts sudrabs | Kullatud hõbe
plastic: Recycled plastic | Perdirbtas plastikas | Pārstrādāta plastmasa | Taaskasutatud plast
plush: Plush | Pliušas | Plīšs | Plüüs
soy-wax: Soy wax | Sojų vaškas | Sojas vasks | Sojavaha
`;

const volume = [5, 15, 30, 50, 75, 100, 150, 200, 250, 400].map((ml) => `${ml}ml: ${ml} ml`).join('\n');

/** Every attribute that a product may have. Its order is the order of facets and specification tables. */
export const FIELDS: readonly Field[] = [
  field('colour', 'Colour | Spalva | Krāsa | Värv', COLOUR_VALUES),
  field('size', 'Size | Dydis | Izmērs | Suurus', values(SIZES)),
  field(
    'storage',
    'Storage | Vidinė atmintis | Krātuve | Salvestusmaht',
    values('64gb: 64 GB\n128gb: 128 GB\n256gb: 256 GB\n512gb: 512 GB\n1tb: 1 TB\n2tb: 2 TB'),
  ),
  field('volume', 'Volume | Tūris | Tilpums | Maht', values(volume)),
  field(
    'capacity',
    'Capacity | Talpa | Ietilpība | Mahutavus',
    values(
      [
        '0-3',
        '0-35',
        '0-5',
        '0-75',
        '0-9',
        '1',
        '1-5',
        '1-7',
        '2',
        '3',
        '5',
        '18',
        '22',
        '26',
        '32',
        '38',
        '45',
        '60',
      ]
        .map((l) => {
          const litres = l.replace('-', '.');
          const comma = l.replace('-', ',');
          return `${l}l: ${litres} l | ${comma} l | ${comma} l | ${comma} l`;
        })
        .join('\n'),
    ),
  ),
  field('material', 'Material | Medžiaga | Materiāls | Materjal', values(MATERIALS)),
  field(
    'audience',
    'For | Skirta | Paredzēts | Kellele',
    values(`
women: Women | Moterims | Sievietēm | Naistele
men: Men | Vyrams | Vīriešiem | Meestele
children: Children | Vaikams | Bērniem | Lastele
everyone: Everyone | Visiems | Visiem | Kõigile`),
  ),
  field(
    'fit',
    'Fit | Kirpimas | Piegriezums | Lõige',
    values(`
slim: Slim | Prigludęs | Pieguļošs | Liibuv
regular: Regular | Įprastas | Parasts | Tavaline
relaxed: Relaxed | Laisvas | Brīvs | Vabam
oversized: Oversized | Labai laisvas | Ļoti brīvs | Avar`),
  ),
  field(
    'season',
    'Season | Sezonas | Sezona | Hooaeg',
    values(`
all-year: All year | Visus metus | Visam gadam | Aasta ringi
spring-summer: Spring and summer | Pavasaris ir vasara | Pavasaris un vasara | Kevad ja suvi
autumn-winter: Autumn and winter | Ruduo ir žiema | Rudens un ziema | Sügis ja talv`),
  ),
  field(
    'screen',
    'Screen | Ekranas | Ekrāns | Ekraan',
    values(
      ['6-1', '6-4', '6-7', '7-6', '8-3', '10-9', '12-4', '13-3', '14', '15-6', '16', '17-3']
        .map(
          (inch) =>
            `${inch}in: ${inch.replace('-', '.')}″ | ${inch.replace('-', ',')}″ | ${inch.replace('-', ',')}″ | ${inch.replace('-', ',')}″`,
        )
        .join('\n'),
    ),
  ),
  field(
    'memory',
    'Memory | Operatyvioji atmintis | Operatīvā atmiņa | Muutmälu',
    values('4gb: 4 GB\n8gb: 8 GB\n12gb: 12 GB\n16gb: 16 GB\n32gb: 32 GB\n64gb: 64 GB'),
  ),
  field(
    'battery',
    'Battery life | Baterijos veikimas | Akumulatora darbība | Aku kestus',
    values(
      [6, 8, 10, 12, 15, 20, 24, 30, 40, 50, 72, 168]
        .map((h) => `${h}h: ${h} h | ${h} val. | ${h} h | ${h} h`)
        .join('\n'),
    ),
  ),
  field(
    'connection',
    'Connection | Jungtis | Savienojums | Ühendus',
    values(`
5g: 5G
bluetooth: Bluetooth 5.4
usb-c: USB-C
wifi: Wi-Fi 6E
wireless: Wireless 2.4 GHz | Belaidis 2,4 GHz | Bezvadu 2,4 GHz | Juhtmevaba 2,4 GHz
hdmi: HDMI eARC`),
  ),
  field(
    'noise-cancelling',
    'Noise cancelling | Triukšmo slopinimas | Trokšņu slāpēšana | Mürasummutus',
    values(`
active: Active | Aktyvusis | Aktīvā | Aktiivne
adaptive: Adaptive | Prisitaikantysis | Adaptīvā | Kohanduv
passive: Passive | Pasyvusis | Pasīvā | Passiivne`),
  ),
  field(
    'switches',
    'Switches | Klavišai | Slēdži | Lülitid',
    values(`
linear: Linear | Linijiniai | Lineāri | Lineaarsed
tactile: Tactile | Taktiliniai | Taktili | Taktiilsed
low-profile: Low profile | Žemi | Zemi | Madalad`),
  ),
  field(
    'resolution',
    'Resolution | Raiška | Izšķirtspēja | Lahutusvõime',
    values('12mp: 12 MP\n20mp: 20 MP\n24mp: 24 MP\n33mp: 33 MP\n45mp: 45 MP'),
  ),
  field(
    'water',
    'Water resistance | Atsparumas vandeniui | Ūdensizturība | Veekindlus',
    values(`
ipx4: IPX4
ip54: IP54
ip67: IP67
ip68: IP68
3atm: 3 ATM
5atm: 5 ATM
10atm: 10 ATM
20atm: 20 ATM`),
  ),
  field(
    'power',
    'Power | Galia | Jauda | Võimsus',
    values([5, 9, 12, 20, 40, 60, 120, 300, 1450, 1600, 2000, 2200].map((w) => `${w}w: ${w} W`).join('\n')),
  ),
  field(
    'closure',
    'Fastening | Užsegimas | Aizdare | Kinnitus',
    values(`
laces: Laces | Raišteliai | Auklas | Paelad
velcro: Velcro | Lipdukai | Līplentes | Takjapaelad
slip-on: Slip-on | Įsispiriami | Ieslidināmi | Pealetõmmatavad
buckle: Buckle | Sagtis | Sprādze | Pannal
zip: Zip | Užtrauktukas | Rāvējslēdzējs | Tõmblukk`),
  ),
  field(
    'heel',
    'Heel height | Kulno aukštis | Papēža augstums | Kontsa kõrgus',
    values(['4', '5', '6', '7', '8', '9'].map((cm) => `${cm}cm: ${cm} cm`).join('\n')),
  ),
  field(
    'movement',
    'Movement | Mechanizmas | Mehānisms | Mehhanism',
    values(`
quartz: Quartz | Kvarcinis | Kvarca | Kvarts
automatic: Automatic | Automatinis | Automātiskais | Automaatne
solar: Solar | Saulės energijos | Saules enerģijas | Päikesetoitel`),
  ),
  field(
    'lens',
    'Lens | Lęšis | Lēca | Klaas',
    values(`
polarised: Polarised | Poliarizuotas | Polarizēta | Polariseeritud
gradient: Gradient | Gradientinis | Gradienta | Üleminekuga
mirror: Mirrored | Veidrodinis | Spoguļveida | Peegelkattega`),
  ),
  field(
    'skin',
    'Skin type | Odos tipas | Ādas tips | Nahatüüp',
    values(`
all-skin: All skin types | Visų tipų odai | Visiem ādas tipiem | Kõik nahatüübid
dry: Dry | Sausai odai | Sausai ādai | Kuiv nahk
oily: Oily | Riebiai odai | Taukainai ādai | Rasune nahk
sensitive: Sensitive | Jautriai odai | Jutīgai ādai | Tundlik nahk`),
  ),
  field(
    'hair',
    'Hair type | Plaukų tipas | Matu tips | Juuksetüüp',
    values(`
all-hair: All hair types | Visų tipų plaukams | Visiem matu tipiem | Kõik juuksetüübid
dry-hair: Dry | Sausiems plaukams | Sausiem matiem | Kuivad juuksed
fine-hair: Fine | Ploniems plaukams | Smalkiem matiem | Õhukesed juuksed
coloured-hair: Coloured | Dažytiems plaukams | Krāsotiem matiem | Värvitud juuksed`),
  ),
  field(
    'scent',
    'Scent | Kvapas | Aromāts | Lõhn',
    values(`
citrus: Citrus | Citrusai | Citrusi | Tsitruseline
floral: Floral | Gėlės | Ziedi | Lilleline
woody: Woody | Medis | Koks | Puidune
amber-scent: Amber | Ambra | Ambra | Merevaigune
fresh: Fresh | Gaiva | Svaigs | Värske
spicy: Spicy | Prieskoniai | Garšvielas | Vürtsine
unscented: Unscented | Bekvapis | Bez aromāta | Lõhnatu`),
  ),
  field(
    'finish',
    'Finish | Poveikis | Efekts | Viimistlus',
    values(`
matt: Matt | Matinis | Matēts | Matt
satin: Satin | Satininis | Satīna | Satiinine
gloss: Glossy | Blizgus | Spīdīgs | Läikiv
shimmer: Shimmering | Žvilgantis | Mirdzošs | Sädelev`),
  ),
  field(
    'age',
    'Age | Amžius | Vecums | Vanus',
    values(`
0-plus: From birth | Nuo gimimo | No dzimšanas | Sünnist alates
1-plus: 1+
3-plus: 3+
5-plus: 5+`),
  ),
  field(
    'warranty',
    'Manufacturer’s warranty | Gamintojo garantija | Ražotāja garantija | Tootja garantii',
    values(`
1y: 1 year | 1 metai | 1 gads | 1 aasta
2y: 2 years | 2 metai | 2 gadi | 2 aastat
3y: 3 years | 3 metai | 3 gadi | 3 aastat
5y: 5 years | 5 metai | 5 gadi | 5 aastat`),
  ),
];
