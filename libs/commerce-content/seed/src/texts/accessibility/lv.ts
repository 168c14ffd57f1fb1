import type { PageText } from '../texts.schema.ts';

export const lv: PageText = {
  title: 'Piekļūstamības paziņojums',
  summary:
    'Cik piekļūstams ir šis veikals, kas vēl var sagādāt grūtības, kā to pārbaudām un kur rakstīt, ja kaut kas nedarbojas.',
  blocks: [
    {
      type: 'text',
      paragraphs: [
        '{seller} vēlas, lai šeit iepirkties varētu ikviens. Šis paziņojums attiecas uz {shop} vietni.',
        'Ievērojam Tīmekļa satura piekļūstamības vadlīniju (WCAG) 2.2 AA līmeni un Eiropas standartu EN\u00a0301\u00a0549. Eiropas Savienībā to prasa Direktīva (ES) 2019/882.',
      ],
    },
    {
      type: 'list',
      heading: 'Ko varat sagaidīt',
      items: [
        'Katru lapu var lietot tikai ar tastatūru. Saite lapas augšā ļauj izlaist izvēlnes un pāriet uz saturu.',
        'Virsraksti, veidlapas, paziņojumi un cenas ir nosaukti ekrāna lasītājiem. Kļūdas veidlapā ir uzskaitītas un aizved līdz laukam.',
        'Tekstu var palielināt, un šaurā ekrānā lapa nav jābīda uz sāniem.',
        'Izvēlēties preces, pasūtīt un maksāt var arī tad, ja pārlūkprogrammā ir izslēgti skripti.',
        'Ja sesija beidzas, veidlapas saglabā ierakstīto, un, noformējot pasūtījumu, redzams, cik ilgi preces ir rezervētas.',
        'Rēķini ir marķēti PDF faili.',
      ],
    },
    {
      type: 'list',
      heading: 'Kas var sagādāt grūtības',
      items: [
        'Maksājumu pakalpojumu sniedzēju, banku un pārvadātāju lapas nav mūsu. Ja kādu no tām nevarat lietot, izvēlieties citu maksājuma veidu vai rakstiet mums.',
        'Ražotāju tekstos attēlu apraksti var būt īsi.',
        'Dažos pasūtījuma logos, piemēram, jaunai saglabājamai adresei, vajadzīgi skripti. Bez tiem adresi varat ierakstīt tikai šim pasūtījumam.',
      ],
    },
    {
      type: 'text',
      heading: 'Kā pārbaudām',
      paragraphs: [
        'Mainot lapas, katru reizi tās pārbaudām ar automātiskiem rīkiem un tastatūru. Šis paziņojums balstās uz mūsu pašu pārbaudi.',
      ],
    },
    {
      type: 'text',
      heading: 'Rakstiet mums',
      paragraphs: [
        [
          'Ja kaut kas nedarbojas vai teksts vajadzīgs citā formā, rakstiet uz ',
          { text: '{email}', href: 'mailto:{email}' },
          ' vai zvaniet pa tālruni ',
          { text: '{phone}', href: 'tel:{phone}' },
          '. Norādiet, par kuru lapu ir runa un kādus palīglīdzekļus izmantojat. Palīdzēsim ar pasūtījumu.',
        ],
        'Ja mūsu atbilde jūs neapmierina, varat vērsties iestādē, kas jūsu valstī uzrauga piekļūstamību. Latvijā un Igaunijā tā ir patērētāju tiesību aizsardzības iestāde; Lietuvā par atbildīgo iestādi varat pajautāt arī patērētāju tiesību aizsardzības dienestā.',
      ],
    },
  ],
};
