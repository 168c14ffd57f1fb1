import type { Profile } from './profile.ts';

type Audience = 'women' | 'men' | 'children' | 'everyone';

const LETTERS: Record<Audience, readonly string[]> = {
  women: ['xs', 's', 'm', 'l', 'xl'],
  men: ['s', 'm', 'l', 'xl', 'xxl'],
  children: ['98cm', '104cm', '110cm', '116cm', '122cm', '128cm', '134cm', '140cm'],
  everyone: ['xs', 's', 'm', 'l', 'xl', 'xxl'],
};
const SHOE_SIZES: Record<Audience, readonly string[]> = {
  women: ['36', '37', '38', '39', '40', '41'],
  men: ['40', '41', '42', '43', '44', '45', '46'],
  children: ['24', '26', '28', '30', '32', '34'],
  everyone: ['37', '38', '39', '40', '41', '42', '43', '44', '45'],
};
const MAKERS = { women: 'fashion', men: 'fashion', children: 'kids', everyone: 'sport' } as const;

type Garment = {
  tariffLine: string;
  grams: readonly [number, number];
  box?: Profile['box'];
  materials: readonly string[];
  text: string;
  season?: readonly string[];
  /** Its name already has the material. */
  isPlain?: boolean;
};

const garment = (
  audience: Audience,
  { tariffLine, grams, box, materials, text, season, isPlain }: Garment,
): Profile => ({
  makers: MAKERS[audience],
  tariffLine,
  box: box ?? [320, 250, 50],
  grams: audience === 'children' ? [Math.round(grams[0] * 0.6), Math.round(grams[1] * 0.6)] : grams,
  colours: [1, 4],
  choice: { field: 'size', values: LETTERS[audience], step: 0, most: 5 },
  facts: {
    material: materials,
    audience: [audience],
    fit:
      audience === 'children'
        ? ['regular', 'relaxed']
        : ['slim', 'regular', 'regular', 'relaxed', 'oversized'],
    season: season ?? ['all-year', 'spring-summer', 'autumn-winter'],
  },
  ...(isPlain ? {} : { highlight: 'material' }),
  text,
});

const TEE: Garment = {
  tariffLine: '6109.10',
  grams: [170, 260],
  materials: ['cotton', 'organic-cotton', 'linen', 'merino'],
  text: 'top',
};
const SPORT_TEE: Garment = {
  ...TEE,
  grams: [130, 190],
  materials: ['recycled-polyester', 'merino', 'nylon'],
  text: 'sportswear',
};
const SHIRT: Garment = {
  tariffLine: '6205.20',
  grams: [240, 420],
  materials: ['cotton', 'organic-cotton', 'linen'],
  text: 'shirt',
};
const HOODIE: Garment = {
  tariffLine: '6110.20',
  grams: [480, 720],
  box: [360, 300, 90],
  materials: ['cotton', 'organic-cotton', 'recycled-polyester'],
  text: 'hoodie',
};
const KNIT: Garment = {
  tariffLine: '6110.11',
  grams: [360, 640],
  box: [360, 300, 90],
  materials: ['merino', 'wool', 'wool-blend', 'cashmere-blend', 'organic-cotton'],
  text: 'knitwear',
  season: ['autumn-winter', 'all-year'],
};
const OUTER: Garment = {
  tariffLine: '6201.40',
  grams: [780, 1_500],
  box: [450, 360, 150],
  materials: ['recycled-polyester', 'nylon'],
  text: 'outerwear',
  season: ['autumn-winter'],
};
const DENIM: Garment = {
  tariffLine: '6201.30',
  grams: [680, 950],
  box: [400, 320, 90],
  materials: ['denim'],
  text: 'denim',
  season: ['all-year'],
  isPlain: true,
};
const COAT: Garment = {
  ...OUTER,
  tariffLine: '6201.20',
  grams: [1_200, 1_900],
  materials: ['wool', 'wool-blend'],
  isPlain: true,
};
const TROUSERS: Garment = {
  tariffLine: '6203.42',
  grams: [350, 620],
  materials: ['cotton', 'organic-cotton', 'stretch-cotton', 'linen'],
  text: 'trousers',
};
const DRESS: Garment = {
  tariffLine: '6204.42',
  grams: [240, 460],
  materials: ['viscose', 'cotton', 'linen', 'silk-blend'],
  text: 'dress',
  season: ['spring-summer', 'all-year'],
};

const jeans = (audience: 'women' | 'men'): Profile => ({
  ...garment(audience, {
    ...TROUSERS,
    grams: [560, 780],
    materials: ['denim'],
    text: 'denim',
    season: ['all-year'],
    isPlain: true,
  }),
  choice: { field: 'size', values: ['w28', 'w30', 'w32', 'w34', 'w36', 'w38'], step: 0, most: 5 },
});

type Shoe = {
  tariffLine: string;
  grams: readonly [number, number];
  materials: readonly string[];
  closures: readonly string[];
  text: string;
  season?: readonly string[];
};

const shoe = (
  audience: Audience,
  { tariffLine, grams, materials, closures, text, season }: Shoe,
): Profile => ({
  makers: audience === 'children' ? 'kids' : audience === 'everyone' ? 'sport' : 'shoes',
  tariffLine,
  box: audience === 'children' ? [250, 170, 100] : [330, 220, 125],
  grams: audience === 'children' ? [Math.round(grams[0] * 0.5), Math.round(grams[1] * 0.5)] : grams,
  colours: [1, 4],
  choice: { field: 'size', values: SHOE_SIZES[audience], step: 0, most: 7 },
  facts: {
    material: materials,
    audience: [audience],
    closure: closures,
    season: season ?? ['all-year', 'spring-summer'],
  },
  highlight: 'material',
  text,
});

const SNEAKER: Shoe = {
  tariffLine: '6404.11',
  grams: [780, 1_100],
  materials: ['leather', 'suede', 'canvas', 'mesh', 'vegan-leather'],
  closures: ['laces'],
  text: 'sneaker',
};
const BOOT: Shoe = {
  tariffLine: '6403.91',
  grams: [1_150, 1_700],
  materials: ['leather', 'suede'],
  closures: ['slip-on', 'zip'],
  text: 'boot',
  season: ['autumn-winter'],
};
const RAIN: Shoe = {
  tariffLine: '6401.92',
  grams: [1_100, 1_700],
  materials: ['rubber'],
  closures: ['slip-on'],
  text: 'rain-boot',
  season: ['autumn-winter', 'all-year'],
};
const SANDAL: Shoe = {
  tariffLine: '6402.99',
  grams: [420, 720],
  materials: ['leather', 'vegan-leather', 'rubber'],
  closures: ['buckle', 'slip-on', 'velcro'],
  text: 'sandal',
  season: ['spring-summer'],
};
const LOAFER: Shoe = {
  tariffLine: '6403.59',
  grams: [720, 980],
  materials: ['leather', 'suede'],
  closures: ['slip-on'],
  text: 'loafer',
};

/** Clothes and shoes, by wearer. */
export const WEAR: Readonly<Record<string, Profile>> = {
  'tee-women': garment('women', TEE),
  'tee-men': garment('men', TEE),
  'tee-kids': garment('children', { ...TEE, materials: ['cotton', 'organic-cotton'] }),
  'tee-sport': garment('everyone', SPORT_TEE),
  'shirt-women': garment('women', { ...SHIRT, tariffLine: '6206.30' }),
  'shirt-men': garment('men', SHIRT),
  'flannel-women': garment('women', {
    ...SHIRT,
    tariffLine: '6206.30',
    materials: ['cotton', 'organic-cotton'],
  }),
  'flannel-men': garment('men', { ...SHIRT, materials: ['cotton', 'organic-cotton'] }),
  'hoodie-women': garment('women', HOODIE),
  'hoodie-men': garment('men', HOODIE),
  'hoodie-kids': garment('children', HOODIE),
  'hoodie-sport': garment('everyone', {
    ...HOODIE,
    materials: ['recycled-polyester', 'nylon'],
    text: 'sportswear',
  }),
  'knit-women': garment('women', KNIT),
  'knit-men': garment('men', KNIT),
  'knit-kids': garment('children', { ...KNIT, materials: ['merino', 'organic-cotton', 'wool-blend'] }),
  'outer-women': garment('women', { ...OUTER, tariffLine: '6202.40' }),
  'outer-men': garment('men', OUTER),
  'outer-kids': garment('children', OUTER),
  'denim-women': garment('women', { ...DENIM, tariffLine: '6202.30' }),
  'denim-men': garment('men', DENIM),
  'coat-women': garment('women', { ...COAT, tariffLine: '6202.20' }),
  'coat-men': garment('men', COAT),
  dress: garment('women', DRESS),
  'dress-kids': garment('children', { ...DRESS, materials: ['cotton', 'organic-cotton', 'linen'] }),
  skirt: garment('women', {
    ...DRESS,
    tariffLine: '6204.52',
    grams: [220, 420],
    materials: ['viscose', 'wool-blend', 'cotton'],
    text: 'skirt',
  }),
  'trousers-women': garment('women', { ...TROUSERS, tariffLine: '6204.62' }),
  'trousers-men': garment('men', { ...TROUSERS, materials: ['cotton', 'organic-cotton', 'stretch-cotton'] }),
  'trousers-kids': garment('children', TROUSERS),
  'jeans-kids': garment('children', { ...TROUSERS, materials: ['denim'], text: 'denim', isPlain: true }),
  'trousers-sport': garment('everyone', {
    ...TROUSERS,
    grams: [180, 420],
    materials: ['recycled-polyester', 'nylon'],
    text: 'sportswear',
  }),
  'jeans-women': jeans('women'),
  'jeans-men': jeans('men'),
  'sneaker-women': shoe('women', SNEAKER),
  'sneaker-men': shoe('men', SNEAKER),
  'sneaker-kids': shoe('children', { ...SNEAKER, closures: ['velcro', 'laces'] }),
  'sneaker-sport': shoe('everyone', {
    ...SNEAKER,
    grams: [520, 780],
    materials: ['mesh', 'recycled-polyester'],
    text: 'running-shoe',
  }),
  'boot-women': shoe('women', BOOT),
  'boot-men': shoe('men', BOOT),
  'hiking-boot': shoe('everyone', {
    ...BOOT,
    closures: ['laces'],
    text: 'hiking-boot',
    season: ['all-year', 'autumn-winter'],
  }),
  'rain-boot-women': shoe('women', RAIN),
  'rain-boot-men': shoe('men', RAIN),
  'rain-boot-kids': shoe('children', RAIN),
  'sandal-women': shoe('women', SANDAL),
  'sandal-men': shoe('men', SANDAL),
  'sandal-kids': shoe('children', SANDAL),
  'loafer-women': shoe('women', LOAFER),
  'loafer-men': shoe('men', LOAFER),
  heel: {
    ...shoe('women', { ...LOAFER, text: 'heel' }),
    facts: {
      material: ['leather', 'suede', 'vegan-leather'],
      audience: ['women'],
      heel: ['5cm', '6cm', '7cm', '8cm', '9cm'],
      season: ['all-year'],
    },
  },
};
