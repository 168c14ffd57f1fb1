import type { Locale } from '@shop/commerce-kit/shop-brand';

export type LinkTexts = {
  subject: (brand: string) => string;
  heading: (brand: string) => string;
  body: (brand: string) => string;
  button: string;
  after: string;
};

export type MailTexts = {
  greeting: (name: string) => string;
  footer: (brand: string) => string;
  linkHint: string;
  order: {
    subject: (brand: string, number: string) => string;
    heading: string;
    body: (number: string) => string;
    number: string;
    lines: string;
    quantity: string;
    total: string;
    home: string;
    pickup: string;
    delivery: string;
    arrival: string;
    button: string;
  };
  refund: {
    subject: (brand: string, number: string) => string;
    heading: string;
    body: (amount: string, number: string) => string;
    after: string;
    button: string;
  };
  'password-reset': LinkTexts;
  'one-time-link': LinkTexts;
  'order-link': LinkTexts;
  welcome: LinkTexts;
};

const en: MailTexts = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  footer: (brand) => `You receive this message because of your account or order at ${brand}.`,
  linkHint: 'If the button does not work, copy this address into your browser:',
  order: {
    subject: (brand, number) => `Your order ${number} at ${brand}`,
    heading: 'Thank you for your order',
    body: (number) => `We have received order ${number}.`,
    number: 'Order',
    lines: 'What you ordered',
    quantity: 'Quantity',
    total: 'Total',
    home: 'Delivery address',
    pickup: 'Pickup point',
    delivery: 'Delivery method',
    arrival: 'Expected arrival',
    button: 'See the order',
  },
  refund: {
    subject: (brand, number) => `Your refund for order ${number} at ${brand}`,
    heading: 'We have refunded your payment',
    body: (amount, number) => `We have refunded ${amount} for order ${number}.`,
    after: 'The money goes back the way you paid. Banks usually need a few working days.',
    button: 'See the order',
  },
  'password-reset': {
    subject: (brand) => `Choose a new password for ${brand}`,
    heading: () => 'Choose a new password',
    body: (brand) => `Somebody, most likely you, asked for a new password for your ${brand} account.`,
    button: 'Choose a password',
    after:
      'The link is valid for one hour and works once. If it was not you, do nothing: your password stays as it is.',
  },
  'one-time-link': {
    subject: (brand) => `Your account at ${brand} is waiting`,
    heading: () => 'Welcome back',
    body: (brand) =>
      `Your account has moved to the new ${brand} shop. Choose a password once, and everything is where you left it.`,
    button: 'Choose a password',
    after: 'The link works once. If you did not ask for it, you need not do anything.',
  },
  'order-link': {
    subject: (brand) => `Your order link – ${brand}`,
    heading: () => 'Here is your new link',
    body: (brand) => `You asked for a new link to your order at ${brand}.`,
    button: 'See the order',
    after:
      'The link shows the order. To see the address and contact details, enter the e-mail of the order. If you did not ask for it, you need not do anything.',
  },
  welcome: {
    subject: (brand) => `Welcome to ${brand}`,
    heading: (brand) => `Welcome to ${brand}`,
    body: () => 'Your account is ready. You can follow your orders, keep addresses and check out faster.',
    button: 'Start shopping',
    after: 'We are glad that you are here.',
  },
};

const lt: MailTexts = {
  greeting: (name) => (name ? `Sveiki, ${name},` : 'Sveiki,'),
  footer: (brand) => `Šį laišką gavote dėl savo paskyros arba užsakymo parduotuvėje „${brand}“.`,
  linkHint: 'Jei mygtukas neveikia, nukopijuokite šį adresą į naršyklę:',
  order: {
    subject: (brand, number) => `Jūsų užsakymas ${number} – ${brand}`,
    heading: 'Ačiū už užsakymą',
    body: (number) => `Gavome jūsų užsakymą ${number}.`,
    number: 'Užsakymas',
    lines: 'Užsakytos prekės',
    quantity: 'Kiekis',
    total: 'Iš viso',
    home: 'Pristatymo adresas',
    pickup: 'Atsiėmimo punktas',
    delivery: 'Pristatymo būdas',
    arrival: 'Numatomas pristatymas',
    button: 'Peržiūrėti užsakymą',
  },
  refund: {
    subject: (brand, number) => `Pinigų grąžinimas už užsakymą ${number} – ${brand}`,
    heading: 'Grąžinome jums pinigus',
    body: (amount, number) => `Už užsakymą ${number} grąžinome ${amount}.`,
    after: 'Pinigai grąžinami tuo pačiu būdu, kuriuo mokėjote. Bankui paprastai prireikia kelių darbo dienų.',
    button: 'Peržiūrėti užsakymą',
  },
  'password-reset': {
    subject: (brand) => `Naujas slaptažodis – ${brand}`,
    heading: () => 'Pasirinkite naują slaptažodį',
    body: (brand) => `Kažkas, greičiausiai jūs, paprašė naujo „${brand}“ paskyros slaptažodžio.`,
    button: 'Pasirinkti slaptažodį',
    after:
      'Nuoroda galioja vieną valandą ir veikia vieną kartą. Jei tai ne jūs, nieko daryti nereikia: slaptažodis nepasikeis.',
  },
  'one-time-link': {
    subject: (brand) => `Jūsų paskyra laukia – ${brand}`,
    heading: () => 'Sveiki sugrįžę',
    body: (brand) =>
      `Jūsų paskyra perkelta į naują „${brand}“ parduotuvę. Vieną kartą pasirinkite slaptažodį ir rasite viską ten, kur palikote.`,
    button: 'Pasirinkti slaptažodį',
    after: 'Nuoroda veikia vieną kartą. Jei jos neprašėte, nieko daryti nereikia.',
  },
  'order-link': {
    subject: (brand) => `Nuoroda į jūsų užsakymą – ${brand}`,
    heading: () => 'Nauja nuoroda į užsakymą',
    body: (brand) => `Prašėte naujos nuorodos į savo užsakymą parduotuvėje „${brand}“.`,
    button: 'Peržiūrėti užsakymą',
    after:
      'Nuorodoje matysite užsakymą. Norėdami matyti adresą ir kontaktus, įveskite užsakymo el. paštą. Jei nuorodos neprašėte, nieko daryti nereikia.',
  },
  welcome: {
    subject: (brand) => `Sveiki atvykę į „${brand}“`,
    heading: (brand) => `Sveiki atvykę į „${brand}“`,
    body: () => 'Jūsų paskyra paruošta. Galite sekti užsakymus, išsaugoti adresus ir greičiau apsipirkti.',
    button: 'Pradėti apsipirkti',
    after: 'Džiaugiamės, kad esate su mumis.',
  },
};

const lv: MailTexts = {
  greeting: (name) => (name ? `Labdien, ${name}!` : 'Labdien!'),
  footer: (brand) => `Šo ziņu saņēmāt sava ${brand} konta vai pasūtījuma dēļ.`,
  linkHint: 'Ja poga nedarbojas, iekopējiet šo adresi pārlūkā:',
  order: {
    subject: (brand, number) => `Jūsu pasūtījums ${number} – ${brand}`,
    heading: 'Paldies par pasūtījumu',
    body: (number) => `Esam saņēmuši jūsu pasūtījumu ${number}.`,
    number: 'Pasūtījums',
    lines: 'Pasūtītās preces',
    quantity: 'Daudzums',
    total: 'Kopā',
    home: 'Piegādes adrese',
    pickup: 'Saņemšanas punkts',
    delivery: 'Piegādes veids',
    arrival: 'Paredzamā piegāde',
    button: 'Skatīt pasūtījumu',
  },
  refund: {
    subject: (brand, number) => `Naudas atmaksa par pasūtījumu ${number} – ${brand}`,
    heading: 'Nauda ir atmaksāta',
    body: (amount, number) => `Par pasūtījumu ${number} esam atmaksājuši ${amount}.`,
    after: 'Naudu saņemsiet tādā pašā veidā, kādā maksājāt. Bankai parasti vajadzīgas dažas darba dienas.',
    button: 'Skatīt pasūtījumu',
  },
  'password-reset': {
    subject: (brand) => `Jauna parole – ${brand}`,
    heading: () => 'Izvēlieties jaunu paroli',
    body: (brand) => `Kāds, visticamāk jūs, lūdza jaunu ${brand} konta paroli.`,
    button: 'Izvēlēties paroli',
    after:
      'Saite ir derīga vienu stundu un izmantojama vienu reizi. Ja tas nebijāt jūs, nekas nav jādara: parole paliek līdzšinējā.',
  },
  'one-time-link': {
    subject: (brand) => `Jūsu konts gaida – ${brand}`,
    heading: () => 'Prieks jūs atkal redzēt',
    body: (brand) =>
      `Jūsu konts ir pārcelts uz jauno ${brand} veikalu. Vienreiz izvēlieties paroli, un viss būs tur, kur to atstājāt.`,
    button: 'Izvēlēties paroli',
    after: 'Saite izmantojama vienu reizi. Ja to nelūdzāt, nekas nav jādara.',
  },
  'order-link': {
    subject: (brand) => `Saite uz jūsu pasūtījumu – ${brand}`,
    heading: () => 'Jauna saite uz pasūtījumu',
    body: (brand) => `Jūs lūdzāt jaunu saiti uz savu pasūtījumu veikalā ${brand}.`,
    button: 'Skatīt pasūtījumu',
    after:
      'Saitē redzēsiet pasūtījumu. Lai redzētu adresi un kontaktinformāciju, ievadiet pasūtījuma e-pastu. Ja saiti nelūdzāt, nekas nav jādara.',
  },
  welcome: {
    subject: (brand) => `Laipni lūdzam veikalā ${brand}`,
    heading: (brand) => `Laipni lūdzam veikalā ${brand}`,
    body: () =>
      'Jūsu konts ir gatavs. Varat sekot pasūtījumiem, saglabāt adreses un ātrāk noformēt pirkumus.',
    button: 'Sākt iepirkties',
    after: 'Priecājamies, ka esat ar mums.',
  },
};

const ee: MailTexts = {
  greeting: (name) => (name ? `Tere, ${name}!` : 'Tere!'),
  footer: (brand) => `Saite selle kirja oma ${brand} konto või tellimuse tõttu.`,
  linkHint: 'Kui nupp ei tööta, kopeerige see aadress brauserisse:',
  order: {
    subject: (brand, number) => `Teie tellimus ${number} – ${brand}`,
    heading: 'Täname tellimuse eest',
    body: (number) => `Saime teie tellimuse ${number} kätte.`,
    number: 'Tellimus',
    lines: 'Tellitud kaubad',
    quantity: 'Kogus',
    total: 'Kokku',
    home: 'Tarneaadress',
    pickup: 'Pakipunkt',
    delivery: 'Tarneviis',
    arrival: 'Eeldatav saabumine',
    button: 'Vaata tellimust',
  },
  refund: {
    subject: (brand, number) => `Tagasimakse tellimuse ${number} eest – ${brand}`,
    heading: 'Raha on tagasi makstud',
    body: (amount, number) => `Maksime teile tellimuse ${number} eest tagasi ${amount}.`,
    after: 'Raha saate tagasi samal viisil, nagu maksite. Pangal kulub selleks tavaliselt mõni tööpäev.',
    button: 'Vaata tellimust',
  },
  'password-reset': {
    subject: (brand) => `Uus parool – ${brand}`,
    heading: () => 'Valige uus parool',
    body: (brand) => `Keegi, tõenäoliselt teie, palus ${brand} kontole uut parooli.`,
    button: 'Vali parool',
    after:
      'Link kehtib ühe tunni ja töötab ühe korra. Kui see ei olnud teie, ei pea te midagi tegema: parool jääb samaks.',
  },
  'one-time-link': {
    subject: (brand) => `Teie konto ootab – ${brand}`,
    heading: () => 'Tere tulemast tagasi',
    body: (brand) =>
      `Teie konto on kolitud uude ${brand} poodi. Valige üks kord parool ja kõik on seal, kuhu selle jätsite.`,
    button: 'Vali parool',
    after: 'Link töötab ühe korra. Kui te seda ei palunud, ei pea te midagi tegema.',
  },
  'order-link': {
    subject: (brand) => `Link teie tellimusele – ${brand}`,
    heading: () => 'Uus link tellimusele',
    body: (brand) => `Palusite uut linki oma tellimusele poes ${brand}.`,
    button: 'Vaata tellimust',
    after:
      'Lingilt näete tellimust. Aadressi ja kontaktandmete nägemiseks sisestage tellimuse e-posti aadress. Kui te linki ei palunud, ei pea te midagi tegema.',
  },
  welcome: {
    subject: (brand) => `Tere tulemast – ${brand}`,
    heading: (brand) => `Tere tulemast poodi ${brand}`,
    body: () => 'Teie konto on valmis. Saate jälgida tellimusi, salvestada aadresse ja kiiremini osta.',
    button: 'Alusta ostlemist',
    after: 'Meil on hea meel, et olete siin.',
  },
};

export const MAIL_TEXTS: Readonly<Record<Locale, MailTexts>> = { en, lt, lv, ee };
