import type { LabelledTitles } from '../labelled-titles/labels.ts';

export const latvianFourth: LabelledTitles = {
  weapons: ['Gāzes pistole „Ekol“ 9 mm'],
  explosives: ['Jaungada petardes, 25 gab.'],
  medicine: ['„Strepsils“ pastilas kaklam, 24 gab.', 'Aciklovira krēms pret aukstumpumpām'],
  tobacco: ['Nikotīna spilventiņi „Zyn“ 6 mg'],
  alcohol: ['Degvīns „Moskovskaya“ 40 % 0,5 l', 'Sarkanvīns „Amarone“ 2018'],
  animals: ['Monstera, dzīvs augs 40 cm', 'Burkānu sēklas, 2 g'],
  money: ['„Google Play“ dāvanu kods 25 EUR'],
  batteries: ['„Makita“ 18 V 5 Ah litija jonu akumulators'],
  liquids: ['Nagu laka „Essie“ 13 ml'],
  free: [
    'Bultas formas piespraude',
    'Vīriešu cepure ar nagu',
    'Stikla pudele ar salmiņu',
    'Alus dārza gaismiņas',
    'Silikona glāžu marķieri',
    'Zivju raksta legingi',
    'Uzlādējams galvas lukturis',
    'Eļļas filtra atslēga',
    'Aplokšņu mape naudai',
    'Bērnu rotaļu zobens',
    'Tabletes kafijas aparāta tīrīšanai',
    'Augu smidzinātājs 1 l',
  ],
};
