import type { LabelledTitles } from '../labelled-titles/labels.ts';

export const lithuanianThird: LabelledTitles = {
  weapons: [
    'Medžioklinis karabinas „Sauer 100“ .30-06',
    'Šratiniai šoviniai 12/70, 25 vnt.',
  ],
  explosives: [
    'Bengališkos ugnelės tortui, 4 vnt.',
  ],
  medicine: [
    'Purškalas gerklei „Tantum Verde“ 30 ml',
    'Vitaminai ir „Melatoninas“ 5 mg miegui',
  ],
  tobacco: [
    '„IQOS Iluma“ kaitinamojo tabako įrenginys',
  ],
  alcohol: [
    'Ispaniškas putojantis „Cava“ brut 0,75 l',
    'Starka „Stumbras“ 0,5 l',
  ],
  animals: [
    'Vynuogių sodinukai, 2 metų',
    'Rūkyta lašiša, pjaustyta, 200 g',
  ],
  money: [
    '„Visa“ išankstinio mokėjimo kortelė 50 EUR',
  ],
  batteries: [
    'Nešiojamojo kompiuterio „Dell“ baterija',
    '„Segway Ninebot“ elektrinis paspirtukas',
  ],
  liquids: [
    'Dezodorantas purškiamas „Nivea“ 150 ml',
    'Dažų skiediklis 646, 1 l',
  ],
  free: [
    'Akumuliatorinis suktuvas „Makita“ su dviem akumuliatoriais',
    'Ginklų valymo rinkinio dėklas',
    'Pistoletinė rankena stovui',
    'Vyno butelių lentyna 12 vietų',
    'Elektroninis termometras kūdikiams',
    'Nikotino dėmių valiklis dantims',
    'Cigarų gnybtuvas, plieninis',
    'Degtinės stikliukai, 6 vnt.',
    'Žirnių formos auskarai',
    'Augalų laistymo sistema',
    'Sidabro spalvos batai',
    'Šuns vaistų duoklė, silikoninė',
    'Raketos formos naktinė lempa',
    'Baterijų testeris',
    'Kvepianti žvakė „Vanilė“',
  ],
};
