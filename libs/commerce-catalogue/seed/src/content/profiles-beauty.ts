import type { Profile } from './profile.ts';

const cream: Profile = {
  makers: 'skin',
  tariffLine: '3304.99',
  box: [90, 80, 80],
  grams: [160, 320],
  choice: { field: 'volume', values: ['30ml', '50ml', '75ml'], step: 350, most: 2 },
  facts: { skin: ['all-skin', 'dry', 'oily', 'sensitive'], scent: ['unscented', 'floral', 'fresh'] },
  text: 'cream',
};

const perfume: Profile = {
  makers: 'scent',
  tariffLine: '3303.00',
  box: [150, 100, 60],
  grams: [240, 480],
  choice: { field: 'volume', values: ['30ml', '50ml', '100ml'], step: 380 },
  facts: { scent: ['citrus', 'floral', 'woody', 'amber-scent', 'fresh', 'spicy'], audience: ['everyone'] },
  highlight: 'scent',
  text: 'perfume',
};

const makeup: Profile = {
  makers: 'makeup',
  tariffLine: '3304.10',
  box: [100, 40, 40],
  grams: [40, 90],
  colours: [3, 6],
  facts: { finish: ['matt', 'satin', 'gloss', 'shimmer'] },
  text: 'makeup',
};

const hairCare: Profile = {
  ...cream,
  tariffLine: '3305.10',
  box: [210, 80, 60],
  grams: [280, 480],
  choice: { field: 'volume', values: ['200ml', '250ml', '400ml'], step: 300, most: 2 },
  facts: {
    hair: ['all-hair', 'dry-hair', 'fine-hair', 'coloured-hair'],
    scent: ['citrus', 'floral', 'fresh', 'unscented'],
  },
  text: 'hair-care',
};

/** Goods for skin, lips and hair. Colour is an option only where it is a shade. */
export const BEAUTY = {
  cream,
  serum: {
    ...cream,
    box: [110, 50, 50],
    grams: [110, 190],
    choice: { field: 'volume', values: ['15ml', '30ml', '50ml'], step: 400, most: 2 },
  },
  'sun-cream': {
    ...cream,
    box: [180, 60, 50],
    choice: { field: 'volume', values: ['50ml', '100ml', '200ml'], step: 300, most: 2 },
  },
  wash: {
    ...cream,
    tariffLine: '3401.30',
    box: [180, 70, 60],
    grams: [190, 390],
    choice: { field: 'volume', values: ['100ml', '150ml', '250ml'], step: 280, most: 2 },
    text: 'wash',
  },
  'hand-cream': {
    ...cream,
    box: [150, 50, 40],
    grams: [80, 140],
    choice: { field: 'volume', values: ['30ml', '50ml', '75ml'], step: 280, most: 2 },
  },
  soap: {
    makers: 'skin',
    tariffLine: '3401.11',
    box: [100, 70, 40],
    grams: [110, 190],
    facts: {
      scent: ['citrus', 'floral', 'woody', 'fresh', 'unscented'],
      skin: ['all-skin', 'dry', 'sensitive'],
    },
    highlight: 'scent',
    text: 'soap',
  },
  shampoo: hairCare,
  lipstick: makeup,
  palette: { ...makeup, tariffLine: '3304.20', box: [160, 120, 30], grams: [120, 240], colours: [1, 2] },
  brush: {
    ...makeup,
    tariffLine: '9603.30',
    box: [220, 60, 40],
    grams: [40, 190],
    colours: [1, 3],
    facts: { material: ['beech', 'aluminium'] },
    highlight: 'material',
    text: 'brush',
  },
  polish: {
    ...makeup,
    tariffLine: '3304.30',
    box: [80, 40, 40],
    grams: [50, 80],
    colours: [3, 7],
    text: 'polish',
  },
  'perfume-women': {
    ...perfume,
    facts: { scent: ['floral', 'citrus', 'amber-scent', 'fresh'], audience: ['women'] },
  },
  'perfume-men': { ...perfume, facts: { scent: ['woody', 'spicy', 'citrus', 'fresh'], audience: ['men'] } },
  'perfume-unisex': perfume,
  candle: {
    ...perfume,
    makers: 'scent',
    tariffLine: '3406.00',
    box: [120, 100, 100],
    grams: [380, 720],
    choice: { field: 'volume', values: ['150ml', '250ml', '400ml'], step: 320, most: 2 },
    facts: { scent: ['citrus', 'floral', 'woody', 'amber-scent', 'fresh', 'spicy'], material: ['soy-wax'] },
    text: 'candle',
  },
  razor: {
    makers: 'grooming',
    tariffLine: '8212.10',
    box: [160, 70, 50],
    grams: [120, 220],
    colours: [1, 3],
    facts: { material: ['steel', 'aluminium'], warranty: ['2y', '5y'] },
    highlight: 'material',
    text: 'grooming',
  },
  'beard-oil': {
    ...cream,
    makers: 'grooming',
    box: [110, 50, 50],
    grams: [90, 160],
    choice: { field: 'volume', values: ['30ml', '50ml'], step: 350 },
    facts: { scent: ['woody', 'spicy', 'citrus', 'unscented'], skin: ['all-skin', 'sensitive'] },
    text: 'grooming',
  },
} as const satisfies Record<string, Profile>;
