import type { LabelledTitles } from '../labelled-titles/labels.ts';

export const latvianSecond: LabelledTitles = {
  weapons: [
    'Gaisa pistole „Umarex“ 4,5 mm',
    'Medību karabīne „Tikka“ .308',
    'Teleskopiskais steks pašaizsardzībai',
  ],
  explosives: [
    'Uguņošanas baterija, 49 šāvieni',
    'Krāsainie dūmi fotosesijai, zili',
  ],
  medicine: [
    '„Nurofen“ 200 mg apvalkotās tabletes',
    'Pretalerģijas tabletes „Zyrtec“ N10',
    'Gels „Voltaren“ muguras sāpēm',
  ],
  tobacco: [
    '„Elf Bar“ vienreizlietojamā e-cigarete',
    'Ūdenspīpes tabaka „Adalya“ 50 g',
    '„Heets“ tabakas stieņi, bloks',
  ],
  alcohol: [
    'Īru viskijs „Jameson“ 0,7 l',
    'Baltvīns, pussaldais, Gruzija',
    '„Valmiermuižas“ alus, gaišais, 0,5 l',
  ],
  animals: [
    'Gurķu sēklas „Mirabelle F1“',
    'Orhideja podiņā, divi ziedkāti',
    'Atdzesēta cūkgaļas karbonāde 1 kg',
    'Dzīvas garneles akvārijam',
  ],
  money: [
    '„PlayStation“ dāvanu karte 20 EUR',
    'Sudraba monēta 1 unce „Maple Leaf“',
  ],
  batteries: [
    'Akumulators „Varta“ 12 V 74 Ah',
    'Ārējais lādētājs „Xiaomi“ 20000 mAh',
    'Elektriskais velosipēds 250 W',
  ],
  liquids: [
    '„Versace Eros“ EDT 100 ml',
    'Dzinēja eļļa 5W-40, 4 l',
  ],
  free: [
    'Laistīšanas pistole, 7 režīmi',
    'Rotaļu šautene ar skaņu',
    'Bērnu loks ar piesūcekņiem',
    'Maizes nazis, 20 cm',
    'Uguņošanas motīva aizkars',
    'Tablešu smalcinātājs',
    'Vitamīns C 1000 mg, putojošās tabletes',
    'Zāļu tēja miegam',
    'Bērnu plāksteri, krāsaini',
    'Pelnu trauks, stikla',
    'Cigarešu etvija, ādas',
    'Vīna korķu dekors',
    'Alus mucas formas ķeblis',
    'Ruma garšas šokolāde',
    'Šampanieša spainis ar rokturiem',
    'Sēklu diedzēšanas trauks',
    'Zivju barība, pārslas',
    'Dzīvnieku pārnēsāšanas soma',
    'Mākslīgā orhideja podiņā',
    'Monētu albums, 60 vietas',
    'Dāvanu kartes aploksne',
    'Bateriju lādētājs AA',
    'Velosipēda akumulatora soma',
    'Smaržu pulverizators ceļojumam',
    'Nagu lakas lampa UV',
  ],
};
