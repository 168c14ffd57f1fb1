import type { LabelledTitles } from '../labelled-titles/labels.ts';

export const latvianThird: LabelledTitles = {
  weapons: [
    'Zemas jaudas gāzes pistole „Zoraki“',
    'Skrošu patronas 12/70, 25 gab.',
  ],
  explosives: [
    'Brīnumsvecītes tortei, 4 gab.',
  ],
  medicine: [
    'Aerosols kaklam „Tantum Verde“ 30 ml',
    'Acu pilieni pret alerģiju',
  ],
  tobacco: [
    '„IQOS Iluma“ tabakas karsēšanas ierīce',
  ],
  alcohol: [
    'Dzirkstošais „Cava“ brut 0,75 l',
    'Kvass un alus komplekts „Cēsu“, 12 bundžas',
  ],
  animals: [
    'Vīnogu stādi, divgadīgi',
    'Kūpināts lasis šķēlēs 200 g',
  ],
  money: [
    '„Visa“ priekšapmaksas karte 50 EUR',
  ],
  batteries: [
    'Klēpjdatora „Dell“ baterija',
    '„Segway Ninebot“ elektriskais skrejritenis',
  ],
  liquids: [
    'Izsmidzināmais dezodorants „Nivea“ 150 ml',
    'Krāsu šķīdinātājs 646, 1 l',
  ],
  free: [
    'Akumulatora skrūvgriezis „Makita“ ar diviem akumulatoriem',
    'Ieroču tīrīšanas komplekta soma',
    'Pistoles tipa rokturis statīvam',
    'Vīna pudeļu plaukts 12 vietām',
    'Elektroniskais termometrs mazuļiem',
    'Nikotīna traipu tīrītājs zobiem',
    'Cigāru knaibles, tērauda',
    'Degvīna glāzītes ar zīmējumu',
    'Zirņu formas auskari',
    'Augu laistīšanas sistēma',
    'Sudraba krāsas kurpes',
    'Suņa zāļu dozators, silikona',
    'Raķetes formas naktslampa',
    'Bateriju testeris',
    'Aromātiska svece „Vaniļa“',
  ],
};
