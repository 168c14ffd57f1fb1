import type { LabelledTitles } from '../labelled-titles/labels.ts';

export const englishSecond: LabelledTitles = {
  weapons: [
    'Umarex Gauntlet 2 PCP air rifle .25 cal, 10 shot',
    'Federal Premium 12 gauge slugs, 5 rounds',
    'Double action OTF knife, tanto blade',
  ],
  explosives: [
    'Phantom 500 gram cake, 30 shots of red and blue firework',
    'Skylighter green safety fuse and flash powder kit',
  ],
  medicine: [
    'Mucinex DM expectorant, 40 tablets',
    'Tretinoin cream 0.05% acne treatment 20 g',
    'Children’s liquid allergy medicine, grape, 4 fl oz',
  ],
  tobacco: [
    'Vaporesso XROS 4 pod kit',
    'Padron 1964 Anniversary maduro, 25 cigars',
    'Swedish General white portion snus, 10 cans',
  ],
  alcohol: [
    'Veuve Clicquot Yellow Label 75 cl',
    'Buffalo Trace Kentucky straight bourbon',
    'Sierra Nevada Pale Ale, 6 x 355 ml',
  ],
  animals: [
    'Monstera Thai Constellation, rooted cutting in 4 inch pot',
    'Cherry shrimp, live, 20 pieces, freshwater',
    'Wagyu A5 ribeye steak, frozen, 12 oz',
    'Burpee Big Boy tomato seeds, 30 count',
  ],
  money: [
    'PlayStation Store gift card 75 USD',
    '2024 American Silver Eagle 1 oz BU',
  ],
  batteries: [
    'Molicel P28A 18650 2800mAh rechargeable cells',
    'EcoFlow River 2 portable power station 256Wh',
    'MacBook Pro A1582 replacement battery',
  ],
  liquids: [
    'Maison Margiela Replica Jazz Club EDT 100 ml',
    'Rust-Oleum 2X Ultra Cover spray paint, gloss white',
  ],
  free: [
    'Pistol grip hose nozzle, 8 patterns',
    'Shotgun microphone for DSLR',
    'Foam dart blaster, 20 darts',
    'Crossbody bag, pebbled leather',
    'Bullet train model, 1:87',
    'Sparkler shaped hair clip',
    'Fireworks embroidered throw blanket',
    'Bath bomb gift set, 12 pieces',
    'Pill crusher and splitter',
    'Medicine ball, 10 lb',
    'Vitamin D3 2000 IU softgels',
    'Tobacco leather messenger bag',
    'Vape battery charger cable, USB',
    'Wine advent calendar box, unfilled',
    'Beer brewing thermometer',
    'Bourbon barrel stave clock',
    'Champagne satin heels, size 8',
    'Seed starting tray with humidity dome',
    'Fish tank gravel vacuum',
    'Artificial succulent arrangement',
    'Gift card envelope, set of 20',
    'Coin sorter and wrapper',
    'AA battery organizer with tester',
    'Perfume travel spray bottle, refillable',
    'Magnetic nail polish display',
  ],
};
