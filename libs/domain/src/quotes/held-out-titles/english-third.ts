import type { LabelledTitles } from '../labelled-titles/labels.ts';

export const englishThird: LabelledTitles = {
  weapons: ['Daisy Red Ryder carbine BB gun', 'Winchester .22 LR ammo, 333 rounds copper plated'],
  explosives: ['Monster Smoke WP40 wire pull smoke grenade, purple'],
  medicine: [
    'Vicks DayQuil cold & flu liquid caps, 48 ct',
    'Minoxidil 5% topical solution for men, 3 month supply',
  ],
  tobacco: ['Backwoods Honey Berry cigars, 8 packs of 5'],
  alcohol: ["Tito's Handmade Vodka 1.75L", 'Barefoot Pink Moscato, 1.5 L'],
  animals: ['Live mealworms 500 ct for reptiles', 'String of hearts trailing houseplant in nursery pot'],
  money: ['Roblox digital gift code for 800 Robux'],
  batteries: ['Apple iPhone 12 Pro battery, OEM 2815mAh', 'Milwaukee M18 REDLITHIUM XC5.0 battery pack'],
  liquids: ["Victoria's Secret Bombshell fine fragrance mist 8.4 oz", 'Zippo premium lighter fluid, 12 oz'],
  free: [
    'Milwaukee M18 cordless drill with two batteries and charger',
    'Gun cleaning mat, 11 x 17 in',
    'Airsoft helmet, tan',
    'Wine country map print, 18x24',
    'Nicotine stain remover for teeth',
    'Cigar band ring box',
    'Tequila sunrise scented candle',
    'Gin lane engraving postcard',
    'Live edge wood coffee table',
    'Fresh linen room sachet',
    'Gold bar cabinet pulls, 10 pack',
    'Dog pill pockets, peanut butter',
    'Rocket ship night light',
    'Power bank carrying pouch',
    'Bleach dye kit T-shirt',
  ],
};
