import type { LabelledTitles } from '../labelled-titles/labels.ts';

export const englishFourth: LabelledTitles = {
  weapons: ['Benjamin Marauder .22 caliber air rifle, synthetic stock'],
  explosives: ['Glow fountain fireworks, 6 ct assorted colors'],
  medicine: [
    'Flonase Sensimist allergy relief nasal spray, 120 sprays',
    'Duloxetine 60 mg delayed-release capsules',
  ],
  tobacco: ['On! Plus nicotine pouches, wintergreen 9 mg'],
  alcohol: ['Lagavulin 16 year old Islay single malt', 'Kim Crawford Sauvignon Blanc 750 ml'],
  animals: ['Panda corydoras catfish, 6 live fish', 'Cherokee purple heirloom tomato seeds'],
  money: ['1/10 oz American Gold Eagle coin, random year'],
  batteries: ['EGO 56V 5.0Ah lithium battery for lawn mower'],
  liquids: ['Tom Ford Lost Cherry eau de parfum 1.7 oz'],
  free: [
    'Bow and arrow brooch, antique gold',
    'Cannon EOS strap',
    'Pillbox hat, navy',
    'Glass water bottle with straw',
    'Beer garden string lights',
    'Wineglass markers, silicone, 8 pack',
    'Fish scale print leggings',
    'Sunflower seed brown cardigan',
    'Rechargeable headlamp, USB-C',
    'Cologne bottle shaped candle mold',
    'Oil filter wrench',
    'Cash envelope binder',
  ],
};
