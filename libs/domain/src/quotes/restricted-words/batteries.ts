import { listed } from './listed.ts';
import type { RestrictionRule } from './restriction-rule.ts';

/** Parts and covers of what has a battery. */
const PARTS = listed(`
  helmet, grip., compartment, door, operated, powered, level, wheel, tire, tyre, tube., seat, bell,
  parts, maintainer, recycling, acid, fender, brake, clamp,
  šalm, padang, ratas, ratuk, gnybt, dangtel, ķiver, riep, spail, vāciņ, kiiver, rehv, klemm,
  trell, kruvi, pesa, sahtel, tööriist, stabdž, bremž, pidur
`);

/** Goods that are mostly battery: power banks, starters, vehicles. */
export const BATTERY_GOODS: RestrictionRule = {
  restriction: 'batteries',
  names: listed(`
    power bank, powerbank, portable charger, battery bank, power station, jump starter, solar generator,
    hoverboard, electric scooter, e scooter, electric unicycle, electric skateboard, electric bike, e bike.,
    onewheel, powercore, ninebot, segway, ebike., lipo., lifepo, electric bicycle, electric dirt bike,
    self balancing scooter, external battery,
    išorin baterij, nešiojam įkrov, išorin įkrov, išorin akumul, nešiojam elektrin, nešiojam jėgain,
    elektrin motoroler, nešiojam akumul, energijos bank,
    paspirtukas elektrin, elektrin paspirt, elektrin dvirat, riedis*, elektrin riedlent, elektrin vienrat,
    balansin riedis, užvedimo įrengin, paleidimo įrengin, dviratis elektrin,
    ārēj akumulat, ārēj bater, pārnēsājam lādēt, portatīv lādēt, pārnēsājam uzlād, pārnēsājam akumul,
    elektrisk skrejr,
    elektroskrej, elektroskūt, elektrisk skūter, elektrisk motoroller, elektrovelosip, elektrisk velosip,
    giroskūter, žiroskūter,
    giroborda, portatīv elektrost, pārnēsājam elektrost, pārnēsājam spēkst, iedarbināšanas ierīc,
    palaišanas ierīc
  `),
  estonian: listed(`
    akupank, välisaku, akujaam, käivitusabi, kaasaskantav laadija, elektritõukerat, elektritõuks, elektriratas,
    elektriratta, elektrilin tõukerat, elektrilin jalgrat, elektrilin rul, elektrijalgrat, tasakaaluliik,
    elektrirul, elektriroller, kaasaskantav elektrija, kaasaskantav aku
  `),
  pairs: [{ one: ['charger', 'įkrovik', 'lādētāj', 'laadija'], other: ['mah.'] }],
  after: PARTS,
  unless: ['riedis su rat'],
};

/** Batteries for sale by themselves; those in or with a device are let through. */
export const LOOSE_BATTERIES: RestrictionRule = {
  restriction: 'batteries',
  names: listed(`
    battery$, batteries$, lithium batter, lithium ion batter, lithium cell, li ion batter, coin cells,
    button cells,
    rechargeable cells, cr 2032, cr 2025, cr 2016, cr 123, lr 44, 18650$, 21700$, li ion aku,
    baterija*, baterijos*, ličio, akumuliatorius*, akumuliatoriai*,
    baterijas*, akumulators*, akumulatori*, litija,
    aku., akud., -niaku., -rattaaku., -autoaku., -tiaku., -riaku., -raaku., -taaku., varuaku., liitium,
    patarei., patareid., akupatarei, nööppatarei, liitiumpatarei
  `),
  pairs: [
    {
      one: listed(`
        battery., batteries., bateri, akumul, aku., cell., elemen, šūna, šūnas, element
      `),
      other: listed(`
        lithium, li ion, ličio, litija, liitium, 18650, 21700, laptop, iphone
      `),
    },
    {
      one: ['battery.', 'batteries.'],
      other: ['replacement', 'spare', 'drone', 'flight', 'phone', 'camera', 'car.', 'agm.'],
    },
  ],
  before: ['wall', 'sieninis', 'sienas', 'seina', 'anode'],
  after: PARTS,
  unless: listed(`
    battery charger, vandens baterij, vonios baterij, küttepatarei, radiatori, apkures bater, veepatarei,
    battery not included, batteries not included, assault and battery, test battery, aku laadija, laadija aku,
    ličio tepal, litija smērvi, liitiummääre, lithium grease
  `),
  never: listed(`
    headphone, earbud, speaker, ausinės, austiņas, kõrvaklapid, alkaline, šarmin, sārma, leelis
  `),
  alone: true,
};
