import type { LabelledTitles } from '../labelled-titles/labels.ts';

export const lithuanianSecond: LabelledTitles = {
  weapons: [
    'Orinis šautuvas „Gamo Shadow“ 4,5 mm',
    'Teleskopinė lazda savigynai, 53 cm',
    'Pipirinės dujos „Walther ProSecur“ 53 ml',
  ],
  explosives: [
    'Fejerverkas „Zeus“, 100 šūvių',
    'Dūmų granata fotosesijai, rožinė',
  ],
  medicine: [
    '„Ibumetin“ 400 mg plėvele dengtos tabletės N20',
    'Vaistas nuo alergijos „Zyrtec“',
    'Gelis „Voltaren“ nuo nugaros skausmo 100 g',
  ],
  tobacco: [
    'Vienkartinė el. cigaretė „Elf Bar 600“ su nikotinu',
    'Tabakas suktinėms „Drum“ 30 g',
    'Kaljano tabakas „Adalya“, arbūzas',
  ],
  alcohol: [
    'Airiškas viskis „Jameson“ 0,7 l',
    'Vynas baltas pusiau saldus, Gruzija',
    'Amatininkų alus IPA 0,5 l, 6 vnt.',
  ],
  animals: [
    'Agurkų sėklos „Mirabelle F1“',
    'Orchidėja vazone, dviejų žiedų',
    'Atšaldyta jautienos nugarinė, 1 kg',
    'Gyvos krevetės akvariumui, raudonos',
  ],
  money: [
    '„Steam“ papildymo kodas 50 EUR',
    'Sidabrinė moneta „Lietuvos žirgas“ 1 uncija',
  ],
  batteries: [
    'Akumuliatorius „Varta“ 12 V 74 Ah',
    'Išorinis akumuliatorius „Xiaomi“ 20000 mAh',
    'Elektrinis dviratis „Kross“ 250 W',
  ],
  liquids: [
    '„Versace Eros“ EDP 100 ml vyrams',
    'Variklinė alyva 5W-40, 4 l',
  ],
  free: [
    'Pistoletas laistymui, 7 režimų',
    'Šautuvo formos žaislas su garsu',
    'Lankas vaikams su siurbtukais',
    'Peilis duonai, 20 cm',
    'Fejerverkų spalvų girlianda LED',
    'Tablečių smulkintuvas',
    'Vitaminas C 1000 mg, šnypščiosios tabletės',
    'Vaistažolių arbata miegui',
    'Pleistrai kelionei, vaikiški',
    'Peleninė, stiklinė',
    'Cigarečių dėklas, odinis',
    'Vyno kamščių dekoracija',
    'Alaus statinės formos taburetė',
    'Romo skonio šokoladas',
    'Šampano kibiras su rankenomis',
    'Sėklų daiginimo indas',
    'Žuvų maistas, dribsniai',
    'Gyvūnų transportavimo krepšys',
    'Dirbtinė orchidėja vazone',
    'Monetų albumas, 60 vietų',
    'Dovanų kortelės vokelis',
    'Baterijų įkroviklis „Varta“ AA',
    'Dviračio akumuliatoriaus dėklas',
    'Kvepalų purkštukas, kelioninis',
    'Nagų lako lempa UV',
  ],
};
