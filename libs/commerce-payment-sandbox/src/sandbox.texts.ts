import type { Locale } from '@shop/commerce-kit/shop-brand';
import type { SandboxOutcome } from './sandbox.cards.ts';

export type SandboxTexts = {
  readonly title: string;
  readonly test: string;
  readonly amount: string;
  readonly order: string;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly pay: string;
  readonly cancel: string;
  readonly decline: string;
  readonly testCards: string;
  readonly badCard: string;
  readonly wallet: string;
  readonly banks: string;
  readonly behaviour: string;
  readonly challengeTitle: string;
  readonly challengeText: string;
  readonly approve: string;
  readonly refuse: string;
  readonly over: string;
  readonly shop: string;
  readonly outcomes: Readonly<Record<Exclude<SandboxOutcome, 'cancel'>, string>>;
};

const en: SandboxTexts = {
  title: 'Payment',
  test: 'Sandbox: no money moves here',
  amount: 'To pay',
  order: 'Order',
  cardNumber: 'Card number',
  expiry: 'Valid until',
  cvc: 'Security code',
  pay: 'Pay',
  cancel: 'Cancel and go back',
  decline: 'Decline',
  testCards: 'Test cards',
  badCard: 'This is none of the test cards.',
  wallet: 'Confirm the payment from your wallet.',
  banks: 'Choose your bank',
  behaviour: 'What should happen',
  challengeTitle: 'Your bank asks: is it you?',
  challengeText: 'Approve the payment in this step, as you would in your bank’s app (3-D Secure).',
  approve: 'Approve',
  refuse: 'Refuse',
  over: 'This payment does not exist or is over.',
  shop: 'To the shop',
  outcomes: {
    success: 'succeeds',
    challenge: 'asks for 3-D Secure',
    decline: 'is declined',
    late: 'succeeds, confirmed late',
    doubled: 'succeeds, confirmed twice',
    forged: 'is declined, with a forged confirmation',
    timeout: 'gets no answer',
    wrong_sum: 'takes a wrong sum',
    refunded: 'succeeds, refunded soon after',
    disputed: 'succeeds, disputed soon after',
  },
};

const lt: SandboxTexts = {
  title: 'Mokėjimas',
  test: 'Bandomoji aplinka: pinigai nenuskaitomi',
  amount: 'Mokėti',
  order: 'Užsakymas',
  cardNumber: 'Kortelės numeris',
  expiry: 'Galioja iki',
  cvc: 'Saugos kodas',
  pay: 'Mokėti',
  cancel: 'Atšaukti ir grįžti',
  decline: 'Atmesti',
  testCards: 'Bandomosios kortelės',
  badCard: 'Tai ne bandomoji kortelė.',
  wallet: 'Patvirtinkite mokėjimą iš savo piniginės.',
  banks: 'Pasirinkite banką',
  behaviour: 'Kas turi įvykti',
  challengeTitle: 'Bankas klausia: ar tai jūs?',
  challengeText: 'Patvirtinkite mokėjimą, kaip tai darytumėte banko programėlėje (3-D Secure).',
  approve: 'Patvirtinti',
  refuse: 'Atsisakyti',
  over: 'Tokio mokėjimo nėra arba jis jau baigtas.',
  shop: 'Į parduotuvę',
  outcomes: {
    success: 'pavyksta',
    challenge: 'prašo 3-D Secure patvirtinimo',
    decline: 'atmetamas',
    late: 'pavyksta, patvirtinama vėliau',
    doubled: 'pavyksta, patvirtinama du kartus',
    forged: 'atmetamas, o patvirtinimas suklastotas',
    timeout: 'lieka be atsakymo',
    wrong_sum: 'nuskaitoma ne ta suma',
    refunded: 'pavyksta, netrukus grąžinama',
    disputed: 'pavyksta, netrukus užginčijama',
  },
};

const lv: SandboxTexts = {
  title: 'Maksājums',
  test: 'Testa vide: nauda šeit nekustas',
  amount: 'Jāmaksā',
  order: 'Pasūtījums',
  cardNumber: 'Kartes numurs',
  expiry: 'Derīga līdz',
  cvc: 'Drošības kods',
  pay: 'Maksāt',
  cancel: 'Atcelt un atgriezties',
  decline: 'Noraidīt',
  testCards: 'Testa kartes',
  badCard: 'Šī nav testa karte.',
  wallet: 'Apstipriniet maksājumu no sava maka.',
  banks: 'Izvēlieties banku',
  behaviour: 'Kam jānotiek',
  challengeTitle: 'Banka jautā: vai tas esat jūs?',
  challengeText: 'Apstipriniet maksājumu, kā to darītu bankas lietotnē (3-D Secure).',
  approve: 'Apstiprināt',
  refuse: 'Atteikties',
  over: 'Šāda maksājuma nav vai tas ir pabeigts.',
  shop: 'Uz veikalu',
  outcomes: {
    success: 'izdodas',
    challenge: 'prasa 3-D Secure apstiprinājumu',
    decline: 'tiek noraidīts',
    late: 'izdodas, apstiprinājums kavējas',
    doubled: 'izdodas, apstiprināts divreiz',
    forged: 'tiek noraidīts, bet apstiprinājums ir viltots',
    timeout: 'paliek bez atbildes',
    wrong_sum: 'tiek ieturēta nepareiza summa',
    refunded: 'izdodas, drīz tiek atmaksāts',
    disputed: 'izdodas, drīz tiek apstrīdēts',
  },
};

const ee: SandboxTexts = {
  title: 'Makse',
  test: 'Testkeskkond: raha siin ei liigu',
  amount: 'Tasuda',
  order: 'Tellimus',
  cardNumber: 'Kaardi number',
  expiry: 'Kehtib kuni',
  cvc: 'Turvakood',
  pay: 'Maksa',
  cancel: 'Tühista ja mine tagasi',
  decline: 'Keeldu',
  testCards: 'Testkaardid',
  badCard: 'See ei ole testkaart.',
  wallet: 'Kinnitage makse oma rahakotist.',
  banks: 'Valige pank',
  behaviour: 'Mis peaks juhtuma',
  challengeTitle: 'Pank küsib: kas see olete teie?',
  challengeText: 'Kinnitage makse nii, nagu teeksite seda panga äpis (3-D Secure).',
  approve: 'Kinnita',
  refuse: 'Keeldu',
  over: 'Sellist makset ei ole või see on lõppenud.',
  shop: 'Poodi',
  outcomes: {
    success: 'õnnestub',
    challenge: 'küsib 3-D Secure kinnitust',
    decline: 'lükatakse tagasi',
    late: 'õnnestub, kinnitus tuleb hiljem',
    doubled: 'õnnestub, kinnitatakse kaks korda',
    forged: 'lükatakse tagasi, kinnitus on võltsitud',
    timeout: 'jääb vastuseta',
    wrong_sum: 'võetakse vale summa',
    refunded: 'õnnestub, tagastatakse varsti',
    disputed: 'õnnestub, vaidlustatakse varsti',
  },
};

export const SANDBOX_TEXTS: Readonly<Record<Locale, SandboxTexts>> = { en, lt, lv, ee };
