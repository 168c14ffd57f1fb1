import type { LabelledTitles } from '../labelled-titles/labels.ts';

export const estonianThird: LabelledTitles = {
  weapons: [
    'Gaasirevolver „Zoraki“ R1',
    'Haavlipadrunid 12/70, 25 tk',
  ],
  explosives: [
    'Tordi säraküünlad, 4 tk',
  ],
  medicine: [
    'Kurguaerosool „Tantum Verde“ 30 ml',
    'Silmatilgad allergia vastu',
  ],
  tobacco: [
    '„IQOS Iluma“ tubaka kuumutamise seade',
  ],
  alcohol: [
    'Hispaania vahuvein „Cava“ brut 0,75 l',
    'Hele õlu „A. Le Coq Premium“, 24 x 0,5 l',
  ],
  animals: [
    'Viinapuu istikud, kaheaastased',
    'Suitsulõhe viilutatud 200 g',
  ],
  money: [
    '„Visa“ ettemaksukaart 50 EUR',
  ],
  batteries: [
    'Sülearvuti „Dell“ aku',
    '„Segway Ninebot“ elektriline tõukeratas',
  ],
  liquids: [
    'Deodorantsprei „Nivea“ 150 ml',
    'Värvilahusti 646, 1 l',
  ],
  free: [
    'Akutrell „Makita“ kahe akuga',
    'Relvapuhastuskomplekti kott',
    'Püstolkäepide statiivile',
    'Veinipudelite riiul 12 pudelile',
    'Elektrooniline termomeeter beebile',
    'Nikotiiniplekkide eemaldaja hammastele',
    'Sigarilõikur, terasest',
    'Viinaklaasid pildiga',
    'Hernekujulised kõrvarõngad',
    'Taimede kastmissüsteem',
    'Hõbedased kingad',
    'Koera tabletiandja, silikoon',
    'Raketikujuline öölamp',
    'Patareitester',
    'Lõhnaküünal „Vanill“',
  ],
};
