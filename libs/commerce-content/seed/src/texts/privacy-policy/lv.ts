import type { PageText } from '../texts.schema.ts';

export const lv: PageText = {
  title: 'Privātuma politika',
  summary:
    'Kādi jūsu dati ir {shop}, kam tos izmanto, kas tos saņem, cik ilgi tos glabā un kādas ir jūsu tiesības.',
  blocks: [
    {
      type: 'text',
      heading: 'Kas atbild par datiem',
      paragraphs: [
        'Jūsu datu pārzinis ir {seller}, reģistrācijas Nr.\u00a0{seller_code}, {seller_address}.',
        [
          'Jautājumi un lūgumi par datiem: ',
          { text: '{email}', href: 'mailto:{email}' },
          ', ',
          { text: '{phone}', href: 'tel:{phone}' },
          '.',
        ],
      ],
    },
    {
      type: 'table',
      heading: 'Kam izmantojam datus',
      head: ['Nolūks', 'Dati', 'Juridiskais pamats'],
      rows: [
        [
          'Pieņemt un piegādāt pasūtījumu',
          'Vārds, uzvārds, piegādes adrese, tālrunis, e-pasts, preces, summas, sūtījumu numuri',
          'Līgums (VDAR 6. panta 1. punkta b) apakšpunkts)',
        ],
        [
          'Nokārtot formalitātes muitā',
          'Vārds, uzvārds, adrese, tālrunis, e-pasts, preces un to vērtība',
          'Juridisks pienākums (6. panta 1. punkta c) apakšpunkts)',
        ],
        [
          'Pieņemt maksājumus un atmaksāt naudu',
          'Summa, maksājuma veids, maksājuma numurs pie pakalpojuma sniedzēja un iznākums. Karšu numurus neredzam un neglabājam',
          'Līgums',
        ],
        [
          'Uzturēt jūsu kontu',
          'E-pasts, vārds, uzvārds, tālrunis, paroles jaucējvērtība, adreses, nodalījuma numurs, valoda, valūta, piekļuves atslēgas, konta atlikums un tā vēsture',
          'Līgums',
        ],
        [
          'Izskatīt pretenzijas, atteikumus un jautājumus',
          'Vārds, uzvārds, e-pasts, pasūtījums, jūsu teksts, fotogrāfijas un dokumenti',
          'Līgums un juridisks pienākums',
        ],
        ['Izrakstīt un glabāt rēķinus', 'Vārds, uzvārds, adrese, preces, summas', 'Juridisks pienākums'],
        [
          'Glabāt vēlmju sarakstu un, ja lūdzat, ziņot par to',
          'Preces, to cenas saglabāšanas brīdī, izvēlētie ziņojumi, e-pasts',
          'Līgums; e-pasta vēstulēm\u00a0– jūsu piekrišana, kuru varat jebkurā laikā atsaukt',
        ],
        [
          'Rezervēt ierīci, ja veikals to piedāvā',
          'Vārds, uzvārds, e-pasts, tālrunis, modelis, vieta rindā',
          'Darbības pirms līguma pēc jūsu lūguma',
        ],
        [
          'Aizsargāt kontus un veikalu',
          'Tīkla adreses jaucējvērtība, ierīču pārlūkprogramma un sistēma, mēģinājumu skaits, drošības notikumu žurnāls',
          'Mūsu leģitīmā interese, lai veikals būtu drošs (6. panta 1. punkta f) apakšpunkts)',
        ],
        [
          'Atrast un novērst kļūdas',
          'Kļūdu ziņojumi bez vārdiem, adresēm un veidlapu satura',
          'Mūsu leģitīmā interese, lai veikals darbotos',
        ],
        [
          'Sūtīt jaunumus un piedāvājumus',
          'E-pasts, vārds, valoda',
          'Jūsu piekrišana (6. panta 1. punkta a) apakšpunkts), ko varat atsaukt jebkurā laikā',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Bez datiem pasūtījumam, maksājumam un muitai preces piegādāt nevaram. Jaunumi un piedāvājumi ir jūsu brīva izvēle. Nevienu lēmumu ar juridiskām sekām jums nepieņem tikai programma.',
        'Cik apmeklētāju atnāk no kuras reklāmas, skaitām pa dienām bez jebkādiem datiem par apmeklētāju.',
      ],
    },
    {
      type: 'list',
      heading: 'Kas saņem datus',
      items: [
        'Maksājumu pakalpojumu sniedzēji: Stripe kartēm, PayPal un Montonio maksājumiem caur banku. Tie saņem to, kas vajadzīgs maksājumam, un par to atbild paši.',
        'Pārvadātāji un kurjeri, kas ved jūsu sūtījumu, un jūsu izvēlētais saņemšanas punkts.',
        'Muita un tie, kas tai deklarē preces.',
        'Uzņēmumi, kas pēc līguma strādā mūsu labā: serveru noma, e-pasta sūtīšana, kļūdu ziņojumi, grāmatvedība.',
        'Iestādes un tiesas, ja to prasa likums.',
      ],
    },
    {
      type: 'text',
      heading: 'Dati ārpus Eiropas Savienības',
      paragraphs: [
        'Mūsu noliktava ir Amerikas Savienotajās Valstīs, tāpēc tur var izlasīt jūsu sūtījuma uzlīmi. Tur strādā arī daļa maksājumu pakalpojumu sniedzēju un pārvadātāju. Datus nododam, ja tas vajadzīgs līguma izpildei ar jums, vai pamatojoties uz Eiropas Komisijas lēmumu par aizsardzības līmeņa pietiekamību vai līguma standartklauzulām. To kopiju lūdziet mums.',
      ],
    },
    {
      type: 'table',
      heading: 'Cik ilgi glabājam datus',
      head: ['Dati', 'Laiks'],
      rows: [
        ['Konts, adreses, piekļuves atslēgas, pasūtījumu vēsture', 'Līdz izdzēšat kontu'],
        [
          'Izdzēsta konta pasūtījumi',
          'Bez tālruņa un e-pasta; vārds, uzvārds un adrese 2 gadus no pasūtījuma, kamēr atbildam par precēm',
        ],
        [
          'Rēķini, maksājumi, konta atlikuma ieraksti',
          'Cik ilgi prasa pārdevēja valsts grāmatvedības likums, arī pēc konta dzēšanas',
        ],
        [
          'Grozs un sesija bez izvēles “Atcerēties mani”',
          '12 stundas pēc pēdējā apmeklējuma, ilgākais 30\u00a0d.',
        ],
        [
          'Sesija ar izvēli “Atcerēties mani”, viesa grozs',
          '90\u00a0d. pēc pēdējā apmeklējuma, ilgākais gadu',
        ],
        ['Nepabeigta pasūtījuma adrese un e-pasts', '30\u00a0d.'],
        ['E-pasta vēstules par pasūtījumiem un maksājumiem', '2 gadus'],
        [
          'Citas e-pasta vēstules',
          'Tekstu, kamēr ir derīga tā saite, vai 30\u00a0d. Pēc tam līdz gadam ierakstu bez teksta un adreses',
        ],
        ['Pretenzijas', '3 gadus pēc beigām; fotogrāfijas un dokumentus 180\u00a0d.'],
        ['Atteikumi no līguma', '3 gadus pēc beigām'],
        ['Saziņas veidlapas vēstules', 'Gadu'],
        ['Vēlmju saraksts', '3 gadi pēc preces saglabāšanas vai līdz konta dzēšanai'],
        ['Ierīču rezervācijas', '90\u00a0d. pēc beigām'],
        ['Drošības notikumu žurnāls', '400\u00a0d., adrešu vietā jaucējvērtības'],
        ['Vietas, no kurām piesakāties (jaucējvērtības)', 'Gadu pēc pēdējās reizes'],
        ['Mēģinājumu skaits, beigušās paroles un e-pasta maiņas saites', '7\u00a0d.'],
        ['Augšupielādēti, bet nenosūtīti faili', 'Diennakti'],
      ],
    },
    {
      type: 'list',
      heading: 'Jūsu tiesības',
      items: [
        'Iepazīties ar datiem un saņemt tos programmām lasāmā formā: ja jums ir konts, lejupielādējat tos pats.',
        'Labot nepareizus datus. Kontaktus un adreses varat mainīt kontā.',
        'Dzēst datus: kontu varat izdzēst pats, kad pasūtījumi, pretenzijas un maksājumi ir pabeigti un konta atlikums ir tukšs.',
        'Ierobežot datu izmantošanu un iebilst pret to, ko darām savas leģitīmās intereses dēļ.',
        'Atsaukt piekrišanu: ar saiti katrā jaunumu vēstulē vai kontā. Tas, kas izdarīts iepriekš, paliek likumīgs.',
      ],
    },
    {
      type: 'text',
      paragraphs: [
        [
          'Šim nolūkam ir lapa ',
          { text: 'jūsu dati', href: '/account-information/data' },
          '. Vai rakstiet mums. Atbildam mēneša laikā un bez maksas.',
        ],
      ],
    },
    {
      type: 'list',
      heading: 'Kur varat sūdzēties',
      items: [
        [
          'Lietuva: Valsts datu aizsardzības inspekcija, ',
          { text: 'vdai.lrv.lt', href: 'https://vdai.lrv.lt' },
        ],
        ['Latvija: Datu valsts inspekcija, ', { text: 'dvi.gov.lv', href: 'https://www.dvi.gov.lv' }],
        ['Igaunija: Datu aizsardzības inspekcija, ', { text: 'aki.ee', href: 'https://www.aki.ee' }],
        [
          'Nīderlande: Datu aizsardzības iestāde, ',
          { text: 'autoriteitpersoonsgegevens.nl', href: 'https://www.autoriteitpersoonsgegevens.nl' },
        ],
        'Apvienotie Arābu Emirāti: datu aizsardzības iestāde UAE Data Office. Tur VDAR vietā piemēro 2021.\u00a0gada federālo dekrētlikumu Nr.\u00a045.',
      ],
    },
    {
      type: 'text',
      heading: 'Jūsu konta drošība',
      paragraphs: [
        'Kontu varat aizsargāt ar piekļuves atslēgu vai autentifikatora lietotnes kodiem. Lietotnes atslēgu glabājam šifrētu, atkopšanas kodus tikai kā jaucējvērtības. No piekļuves atslēgas mums ir tikai publiskā daļa. Viss tiek dzēsts, kad aizsardzību izslēdzat.',
      ],
    },
    {
      type: 'text',
      heading: 'Sīkdatnes',
      paragraphs: [
        [
          'Bez jūsu piekrišanas izmantojam tikai tās sīkdatnes, kas veikalam vajadzīgas un kas atceras jūsu izvēli. Ar piekrišanu\u00a0– arī sīkdatnes sarunām, statistikai un reklāmai; tur nosaukti arī pakalpojumu sniedzēji, kas saņem datus. Visas uzskaitītas lapā ',
          { text: '“Sīkdatnes”', href: '/cookies' },
          '.',
        ],
      ],
    },
  ],
};
