import type { PageText } from '../texts.schema.ts';

export const ee: PageText = {
  title: 'Ostuleping',
  summary:
    'Tingimused, millega poest {shop} ostate: tellimus, hind, makse, tarne, tollivormistus, taganemine, garantii, pretensioonid ja vaidlused.',
  blocks: [
    {
      type: 'text',
      heading: '1. Leping',
      paragraphs: [
        'Ostate müüjalt {seller}, registrikood {seller_code}, {seller_address}, e-post {email}, telefon {phone} (edaspidi meie). Need tingimused kehtivad iga tellimuse kohta poes {shop}. Õigused, mille teie riigi seadus teile tarbijana annab, jäävad kehtima ka siis, kui neid siin ei ole nimetatud.',
      ],
    },
    {
      type: 'text',
      heading: '2. Tellimus',
      paragraphs: [
        'Tellida saate kontoga või külalisena. Enne tellimist näete kaupa, kogusummat, tarnepäevi ja kullerit ning saate kõike parandada. Viimase nupuga esitate tellimuse, millega kaasneb maksekohustus.',
        'Leping on sõlmitud, kui kinnitame makstud tellimuse e-kirjaga. Tellimus koos hindadega ja need tingimused säilivad; leiate need e-kirjast ja tellimuse lehelt. Lepingu saate sõlmida eesti, läti, leedu või inglise keeles.',
        'Tellimuse vormistamise ajal on kaup ja hinnad teile broneeritud piiratud ajaks, mida leht näitab. Kui me makstud kaupa osta ei saa, teatame teile ja tagastame selle eest makstud raha viivitamata.',
      ],
    },
    {
      type: 'text',
      heading: '3. Hind',
      paragraphs: [
        'Hind sisaldab kaupa, saatmist valitud viisil, tollivormistust, tollimaksu, käibemaksu ja odavaimat tarnet teie riigis. See, mida valite lisaks, näiteks kallim kuller, on näidatud koos hinnaga. Pärast tellimist hind ei muutu.',
        'Läbikriipsutatud hind on madalaim hind allahindlusele eelnenud 30 päeva jooksul. Sooduskood vähendab kauba hinda enne saatmise ja maksude arvestamist, seega väheneb ka käibemaks.',
      ],
    },
    {
      type: 'text',
      heading: '4. Tollimaks Euroopa Liidus alates 1.\u00a0juulist 2026',
      paragraphs: [
        'Kui kaup pakis maksab kuni 150\u00a0€, on tollimaks 3\u00a0eurot iga erineva kuuekohalise tariifirea kohta (nõukogu määrus (EL) 2026/382, kuni 1.\u00a0juulini 2028). See on nähtava hinna sees.',
      ],
    },
    {
      type: 'text',
      heading: '5. Makse',
      paragraphs: [
        'Maksate tellimisel ühe pakutud makseviisiga: kaardiga, PayPaliga, panga kaudu või kontojäägist. Kui makseviisil on tasu, näete seda enne valimist; alati on olemas ka tasuta makseviis. Iga makstud tellimuse kohta saate arve ja iga tagasimakse kohta kreeditarve.',
      ],
    },
    {
      type: 'text',
      heading: '6. Tarne',
      paragraphs: [
        'Tarnime järgmistesse riikidesse: {ships_to}. Teie kauba tarnepäevad, lennukiga või laevaga, on näha enne tellimist ja kuuluvad lepingusse. Kauba kaotsimineku ja kahjustumise riski kanname meie, kuni teie või teie nimetatud isik on kauba kätte saanud.',
        'Kui kaup õigel ajal kohale ei jõua, võite anda meile mõistliku lisatähtaja. Kui kaup ei jõua kohale ka selle jooksul, võite lepingust taganeda ja me tagastame viivitamata kõik makstu. Lisatähtaega ei ole vaja, kui tarneaeg oli oluline ja te ütlesite seda enne tellimist.',
      ],
    },
    {
      type: 'text',
      heading: '7. Tollivormistus',
      paragraphs: [
        'Teie riigi tollile deklareerime kauba ning tollimaksu ja käibemaksu maksame meie või meie ülesandel vedaja. Selleks lubate meil tegutseda teie nimel, kui seadus seda nõuab, ning edastada teie nime, aadressi, telefoni ja e-posti. Palun tellige ainult seda, mida teie riiki tohib tuua.',
      ],
    },
    {
      type: 'text',
      heading: '8. Tellimuse tühistamine ja muutmine',
      paragraphs: [
        'Tellimuse saate selle lehel tühistada seni, kuni me ei ole kaupa veel ostnud. Tagastame kogu summa sinna, kust see tuli. Kuni kaup ei ole pakitud, saate muuta aadressi sama riigi piires.',
      ],
    },
    {
      type: 'text',
      heading: '9. Taganemine ja tagastamine',
      paragraphs: [
        'Selles poes saate kauba tagastada {return_days} päeva jooksul alates päevast, mil saate kätte tellimuse viimase paki.',
        'Kui kaup läheb Euroopa Liidu riiki, on teil õigus sellest päevast vähemalt 14 päeva jooksul põhjust avaldamata lepingust taganeda. Piisab, kui saadate meile selle aja jooksul avalduse.',
        [
          'Kõige lihtsam on vorm ',
          { text: '„Tagane lepingust siin“', href: '/withdrawal' },
          ': sealt leiate ka juhised ja tüüpvormi. Kinnitame kättesaamist kohe e-kirjaga. Sobib ka kiri või e-kiri.',
        ],
        'Saatke kaup tagasi 14 päeva jooksul avaldusest. Raha tagastame 14 päeva jooksul avaldusest sama makseviisiga ja võime oodata, kuni saame kauba või saatmise tõendi. Kogu tellimuse eest tagastame kõik koos odavaima tarnega, selle osa eest nende toodete hinna koos tollimaksu ja käibemaksuga.',
        'Euroopa Liidu riikidest maksate tagasisaatmise eest teie, Araabia Ühendemiraatidest meie. Väärtuse vähenemise eest vastutate ainult siis, kui kasutasite kaupa rohkem, kui on vaja selle olemuse ja toimimise nägemiseks.',
      ],
    },
    {
      type: 'list',
      heading: '10. Mida ei saa põhjuseta tagastada',
      items: [
        'suletud pakendis kaup, mis ei kõlba tervise kaitse või hügieeni põhjustel tagastamiseks ja mille pakend on pärast tarnet avatud;',
        'kaup, mis on valmistatud teie esitatud tingimuste kohaselt või isiklikke vajadusi arvestades.',
      ],
    },
    {
      type: 'text',
      paragraphs: ['Iga sellise kauba juures on see kirjas tootelehel ja tellimuse vormistamisel.'],
    },
    {
      type: 'text',
      heading: '11. Garantii',
      paragraphs: [
        'Selles poes vastutame lepingule mittevastava kauba eest {warranty_months} kuud alates tarnest.',
        'Euroopa Liidus annab seadus vähemalt kaheaastase seadusjärgse garantii. Kui puudus ilmneb aasta jooksul, eeldatakse, et see oli olemas juba tarne ajal, kui me ei tõenda vastupidist. Hollandis peab kaup vastu pidama nii kaua, kui sellelt oodata võib, ja see võib olla ka kauem.',
        'Kui kaup ei vasta lepingule, võite omal valikul nõuda selle tasuta parandamist või asendamist, välja arvatud juhul, kui see on võimatu või ebaproportsionaalne. Kui seda mõistliku aja jooksul ei tehta, see ei õnnestu või sellest keeldutakse või kui puudus on oluline, võite nõuda hinna alandamist või lepingust taganeda ja raha tagasi saada. Tootja müügigarantii neid õigusi ei muuda.',
      ],
    },
    {
      type: 'text',
      heading: '12. Pretensioonid',
      paragraphs: [
        [
          'Pretensiooni esitage ',
          { text: 'pretensioonivormiga', href: '/claim-form' },
          ' või kirjutage aadressil {email}: milline kaup, mis on valesti, ja lisage võimaluse korral fotod. Palun teatage kohe, kui puudust märkate; kahe kuu jooksul on alati õigel ajal. Vastame e-kirjaga ja kui me pretensiooniga ei nõustu, põhjendame seda.',
        ],
      ],
    },
    {
      type: 'text',
      heading: '13. Kontojääk',
      paragraphs: [
        'Kontojääki saate raha laadida ja sellest tellimuste eest maksta. Laadimine jõuab kontole, kui makseteenuse pakkuja on selle kinnitanud. Kontojäägilt intressi ei maksta ja see ei aegu. Kontojäägist makstu tagastame kontole. Kui soovite ülejäänu välja võtta, kirjutage meile.',
      ],
    },
    {
      type: 'text',
      heading: '14. Edasisaatmine',
      paragraphs: [
        'Saadame edasi pakid, mille olete oma boksinumbriga saatnud meie lattu Ameerikas. See, mida ostsite teisest poest, on leping teie ja selle poe vahel. Deklaratsiooni jaoks ütlete ausalt, mis pakis on, ning edasisaatmise ja impordimaksud maksate enne, kui pakk teele läheb. Taganemisõigus ei kehti edasisaatmisele, mis on teie soovil täielikult tehtud.',
      ],
    },
    {
      type: 'list',
      heading: '15. Vaidlused',
      items: [
        'Palun kirjutage kõigepealt aadressil {email}. Kui me kokkuleppele ei jõua, võite tasuta või väikese tasu eest pöörduda oma riigi asutuse poole:',
        [
          'Leedu: Riiklik Tarbijaõiguste Kaitse Amet, ',
          { text: 'vvtat.lrv.lt', href: 'https://vvtat.lrv.lt' },
        ],
        ['Läti: Tarbijaõiguste Kaitse Keskus, ', { text: 'ptac.gov.lv', href: 'https://www.ptac.gov.lv' }],
        [
          'Eesti: tarbijavaidluste komisjon Tarbijakaitse ja Tehnilise Järelevalve Ameti juures, ',
          { text: 'ttja.ee', href: 'https://ttja.ee' },
        ],
        [
          'Holland: tarbija- ja turuameti nõuanded, ',
          { text: 'consuwijzer.nl', href: 'https://www.consuwijzer.nl' },
        ],
        [
          'Muu Euroopa Liidu riik: Euroopa tarbijakeskused, ',
          { text: 'eccnet.eu', href: 'https://www.eccnet.eu' },
        ],
        'Araabia Ühendemiraadid: majandus- ja turismiministeerium või teie emiraadi tarbijakaitseasutus.',
        'Alati võite pöörduda kohtusse, tarbijana ka oma elukoha kohtusse.',
      ],
    },
    {
      type: 'text',
      heading: '16. Kohaldatav õigus ja muudatused',
      paragraphs: [
        'Kohaldatakse selle riigi õigust, kus müüja {seller} on registreeritud. See ei võta ära kaitset, mille annavad teile teie elukohariigi kohustuslikud sätted.',
        'Teie tellimusele kehtib tellimise ajal kehtinud redaktsioon. Varasemaid redaktsioone saate lugeda sellelt lehelt.',
      ],
    },
  ],
};
