import type { LabelledTitles } from '../labelled-titles/labels.ts';

export const lithuanianFourth: LabelledTitles = {
  weapons: ['Dujinis pistoletas „Ekol“ 9 mm'],
  explosives: ['Naujametinė petardų baterija, 25 šūviai'],
  medicine: ['„Strepsils“ pastilės gerklei, 24 vnt.', 'Aciklovyro kremas lūpų pūslelinei'],
  tobacco: ['Nikotino maišeliai „Zyn“ 6 mg'],
  alcohol: ['Degtinė „Stumbras“ 40 % 0,5 l', 'Amarone raudonas vynas 2018'],
  animals: ['Monstera, gyvas augalas 40 cm', 'Morkų sėklos, 2 g'],
  money: ['„Google Play“ dovanų kodas 25 EUR'],
  batteries: ['„Makita“ 18 V 5 Ah ličio jonų baterija'],
  liquids: ['Nagų lakas „Essie“ 13 ml'],
  free: [
    'Strėlės formos sagė',
    'Vyriška kepurė su snapeliu',
    'Stiklinė gertuvė su šiaudeliu',
    'Alaus sodo girlianda',
    'Silikoniniai taurių žymekliai',
    'Žuvies raštų tamprės',
    'Pakraunamas galvos žibintuvėlis',
    'Alyvos filtro raktas',
    'Vokų segtuvas pinigams',
    'Vaikiškas žaislinis kardas',
    'Kavos tabletės aparato valymui',
    'Augalų purkštuvas, 1 l',
  ],
};
