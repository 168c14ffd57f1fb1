import type { PageText } from '../texts.schema.ts';

export const lv: PageText = {
  title: 'Sīkdatnes',
  summary:
    'Kādas sīkdatnes un citu pārlūkprogrammas atmiņu šis veikals izmanto, kam tā vajadzīga un cik ilgi paliek. Kuras no tām izmantot, izvēlaties jūs.',
  blocks: [
    {
      type: 'text',
      paragraphs: [
        'Sīkdatne ir īss teksts, ko vietne saglabā jūsu pārlūkprogrammā. Sīkdatnēm, bez kurām veikals nedarbotos, un tām, kas atceras jūsu izvēli, piekrišana pēc likuma nav vajadzīga. Visas pārējās tiek ierakstītas un skripti, kas tās ieraksta, ielādēti tikai tad, kad esat to atļāvuši.',
        'Drošā savienojumā mūsu sīkdatņu nosaukumi sākas ar “__Host-”, tāpēc cita vietne tās nevar ne ierakstīt, ne mainīt.',
      ],
    },
    {
      type: 'table',
      heading: 'Veikala sīkdatnes',
      head: ['Nosaukums', 'Kam tā vajadzīga', 'Cik ilgi paliek'],
      rows: [
        [
          'shop_session',
          'Lai nebūtu jāpiesakās no jauna un grozs nepazustu. Tā ir nejauša atslēga bez datiem par jums.',
          'Līdz aizverat pārlūkprogrammu; līdz gadam, ja izvēlējāties, lai jūs atceramies, un grozam bez konta',
        ],
        ['shop_known', 'Norāda lapai, ka sesija pastāv.', 'Tikpat ilgi, cik shop_session'],
        [
          'shop_consent',
          'Jūsu izvēle par sīkdatnēm un nejaušs numurs. To pašu numuru ar izvēli, laiku un versiju glabājam kā pierādījumu, datu par jums tur nav.',
          '6 mēneši',
        ],
        ['shop_locale', 'Jūsu izvēlētā valoda.', '1 gads'],
        ['shop_currency', 'Cenu valūta.', '1 gads'],
        ['shop_market', 'Valsts, uz kuru sūtām preces.', '1 gads'],
        ['shop_method', 'Sūtīšana pa gaisu vai pa jūru.', '1 gads'],
        ['shop_layout', 'Preces režģī vai sarakstā.', '1 gads'],
        ['shop_scheme', 'Gaišas vai tumšas krāsas.', '1 gads'],
        ['shop_browser', 'Atceras, ka vēlaties palikt pie vecas pārlūkprogrammas.', '1 gads'],
        ['shop_check_translations, shop_view_translations', 'Tikai mūsu tulkotājiem.', '1 stunda, 1 diena'],
      ],
    },
    {
      type: 'table',
      heading: 'Tikai ar jūsu piekrišanu',
      head: ['Kam', 'Kas tiek izmantots', 'Cik ilgi paliek'],
      rows: [
        [
          'Izvēles',
          'LiveAgent, saruna ar mums, kad to atverat: tā atceras jūs un to, kas bija rakstīts.',
          'Līdz 1 gadam',
        ],
        [
          'Statistika',
          'Google Tag Manager un tā ielādētie tagi: kuras lapas tiek apmeklētas, kuras preces skatītas un pirktas. Kļūdu ieraksti, kuros viss teksts ir paslēpts.',
          'Līdz 2 gadiem',
        ],
        [
          'Reklāma',
          'Meta Pixel, Criteo un Klaviyo: kuras preces tiek skatītas un pirktas, lai rādītu jums piemērotus piedāvājumus un zinātu, ko dod reklāma. Pēc pirkuma nosūtām Meta arī jūsu e-pasta adreses jaucējvērtību.',
          'Līdz 13 mēnešiem',
        ],
        [
          'Reklāma: shop_utm_first, shop_utm_last',
          'Pirmā un pēdējā reklāma, kas jūs atvedusi. Tās tiek glabātas kopā ar pasūtījumu.',
          '90 dienas',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        [
          'Savu izvēli jebkurā laikā varat mainīt lapā ',
          { text: 'Sīkdatņu iestatījumi', href: '/consent' },
          ', saite uz to ir katras lapas beigās. Pēc sešiem mēnešiem pajautāsim vēlreiz. Ja jūsu pārlūkprogramma sūta Global Privacy Control zīmi, uzskatām to par atteikumu un nejautājam.',
        ],
      ],
    },
    {
      type: 'list',
      heading: 'Cita pārlūkprogrammas atmiņa',
      items: [
        'Jūsu pēdējie meklējumi, lai varētu tos atkārtot. Izdzēst tos varat meklēšanas laukā.',
        'Tas, ko ierakstījāt veidlapā, līdz tā ir nosūtīta vai cilne aizvērta. Paroles un karšu dati netiek glabāti.',
        'Atzīmes bez personas datiem, piemēram, ka grozs ir mainīts citā cilnē vai paziņojums jau ir parādīts.',
      ],
    },
    {
      type: 'text',
      paragraphs: ['Kad izejat no konta, pārlūkprogramma šo atmiņu iztīra. Izvēles sīkdatnēs paliek.'],
    },
    {
      type: 'text',
      heading: 'Maksājumu pakalpojumu sniedzēju lapas',
      paragraphs: [
        'Maksājot ar karti, PayPal vai caur banku, maksājumu apstiprināt pakalpojuma sniedzēja lapā. Tur sniedzējs izmanto savas sīkdatnes pēc saviem noteikumiem.',
      ],
    },
    {
      type: 'text',
      heading: 'Kā atteikties no sīkdatnēm vai tās izdzēst',
      paragraphs: [
        'Sīkdatnes varat izdzēst un bloķēt pārlūkprogrammas iestatījumos. Bez shop_session preces varēsiet apskatīt, bet nebūs groza, pasūtījumu un pieteikšanās.',
        [
          'Ko vēl darām ar jūsu datiem, lasiet ',
          { text: 'privātuma politikā', href: '/privacy-policy' },
          '.',
        ],
      ],
    },
  ],
};
