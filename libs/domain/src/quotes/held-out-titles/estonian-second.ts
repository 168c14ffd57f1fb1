import type { LabelledTitles } from '../labelled-titles/labels.ts';

export const estonianSecond: LabelledTitles = {
  weapons: [
    'Õhupüstol „Umarex“ 4,5 mm',
    'Jahikarabiin „Tikka“ .308',
    'Teleskoopnui enesekaitseks 53 cm',
  ],
  explosives: [
    'Ilutulestiku tort, 100 lasku',
    'Värviline suits fotosessiooniks, roosa',
  ],
  medicine: [
    '„Ibumetin“ 400 mg õhukese polümeerikattega tabletid',
    'Allergiaravim „Zyrtec“ 10 mg',
    'Geel „Voltaren“ seljavalu vastu',
  ],
  tobacco: [
    '„Elf Bar“ ühekordne e-sigaret, arbuus',
    'Vesipiibutubakas „Adalya“ 50 g',
    'Kuumutatavad tubakapulgad „Heets“, plokk',
  ],
  alcohol: [
    'Iiri viski „Jameson“ 0,7 l',
    'Valge vein, poolmagus, Gruusia',
    'Käsitööõlu IPA 0,5 l, 6 tk',
  ],
  animals: [
    'Kurgiseemned „Mirabelle F1“',
    'Orhidee potis, kahe õisikuga',
    'Jahutatud sea sisefilee 1 kg',
    'Elusad krevetid akvaariumile',
  ],
  money: [
    '„PlayStation“ kinkekaart 20 EUR',
    'Hõbemünt 1 unts „Maple Leaf“',
  ],
  batteries: [
    'Aku „Varta“ 12 V 74 Ah',
    'Välisaku „Xiaomi“ 20000 mAh',
    'Elektrijalgratas 250 W',
  ],
  liquids: [
    '„Versace Eros“ EDT 100 ml meestele',
    'Bremsipuhastaja aerosool 500 ml',
  ],
  free: [
    'Kastmispüstol, 7 režiimi',
    'Mängupüss heliga',
    'Laste vibu iminappadega',
    'Leivanuga, 20 cm',
    'Ilutulestiku mustriga kardin',
    'Tabletipurustaja',
    'C-vitamiin 1000 mg, kihisevad tabletid',
    'Ravimtaimetee uneks',
    'Laste plaastrid, värvilised',
    'Tuhatoos, klaasist',
    'Sigaretietui, nahast',
    'Veinikorkidest kaunistus',
    'Õllevaadi kujuga taburet',
    'Rummimaitseline šokolaad',
    'Šampanjaämber käepidemetega',
    'Seemnete idandamisnõu',
    'Kalatoit, helbed',
    'Loomade kandekott',
    'Kunstorhidee potis',
    'Mündialbum, 60 kohta',
    'Kinkekaardi ümbrik',
    'Patareilaadija AA',
    'Rattaaku kott',
    'Parfüümipudel reisiks, täidetav',
    'Küünelaki kuivatuslamp UV',
  ],
};
