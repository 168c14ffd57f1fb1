import type { PageText } from '../texts.schema.ts';

export const ee: PageText = {
  title: 'Privaatsuspoliitika',
  summary:
    'Millised teie andmed on poel {shop}, milleks neid kasutatakse, kes need saab, kui kaua neid hoitakse ja millised on teie õigused.',
  blocks: [
    {
      type: 'text',
      heading: 'Kes andmete eest vastutab',
      paragraphs: [
        'Teie andmete vastutav töötleja on {seller}, registrikood {seller_code}, {seller_address}.',
        [
          'Küsimused ja soovid andmete kohta: ',
          { text: '{email}', href: 'mailto:{email}' },
          ', ',
          { text: '{phone}', href: 'tel:{phone}' },
          '.',
        ],
      ],
    },
    {
      type: 'table',
      heading: 'Milleks me andmeid kasutame',
      head: ['Eesmärk', 'Andmed', 'Õiguslik alus'],
      rows: [
        [
          'Tellimuse vastuvõtmine ja tarne',
          'Nimi, tarneaadress, telefon, e-post, kaup, summad, pakkide numbrid',
          'Leping (isikuandmete kaitse üldmääruse artikli 6 lõike 1 punkt b)',
        ],
        [
          'Kauba tollivormistus',
          'Nimi, aadress, telefon, e-post, kaup ja selle väärtus',
          'Juriidiline kohustus (artikli 6 lõike 1 punkt c)',
        ],
        [
          'Maksete vastuvõtmine ja raha tagastamine',
          'Summa, makseviis, makse number teenusepakkuja juures ja tulemus. Kaardinumbreid me ei näe ega salvesta',
          'Leping',
        ],
        [
          'Teie konto pidamine',
          'E-post, nimi, telefon, parooli räsi, aadressid, boksinumber, keel, valuuta, pääsuvõtmed, kontojääk ja selle ajalugu',
          'Leping',
        ],
        [
          'Pretensioonide, taganemiste ja küsimuste lahendamine',
          'Nimi, e-post, tellimus, teie tekst, fotod ja dokumendid',
          'Leping ja juriidiline kohustus',
        ],
        ['Arvete väljastamine ja säilitamine', 'Nimi, aadress, kaup, summad', 'Juriidiline kohustus'],
        [
          'Soovinimekirja hoidmine ja teie soovil sellest teavitamine',
          'Tooted, nende hinnad salvestamisel, valitud teavitused, e-post',
          'Leping; e-kirjade puhul teie nõusolek, mille saate igal ajal tagasi võtta',
        ],
        [
          'Seadme broneerimine, kui pood seda pakub',
          'Nimi, e-post, telefon, mudel, koht järjekorras',
          'Lepingueelsed toimingud teie soovil',
        ],
        [
          'Kontode ja poe kaitse',
          'Võrguaadressi räsi, seadmete brauser ja süsteem, katsete arv, turvasündmuste logi',
          'Meie õigustatud huvi, et pood oleks turvaline (artikli 6 lõike 1 punkt f)',
        ],
        [
          'Vigade leidmine ja parandamine',
          'Veateated ilma nimede, aadresside ja vormide sisuta',
          'Meie õigustatud huvi, et pood töötaks',
        ],
        [
          'Uudiste ja pakkumiste saatmine',
          'E-post, nimi, keel',
          'Teie nõusolek (artikli 6 lõike 1 punkt a), mille saate igal ajal tagasi võtta',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Ilma tellimuse, makse ja tollivormistuse andmeteta me kaupa tarnida ei saa. Uudised ja pakkumised on teie vaba valik. Ükski programm ei tee üksi otsust, millel oleks teile õiguslikke tagajärgi.',
        'Mitu külastajat millisest reklaamist tuleb, loeme päevade kaupa ilma ühegi külastaja andmeteta.',
      ],
    },
    {
      type: 'list',
      heading: 'Kes andmed saab',
      items: [
        'Makseteenuse pakkujad: Stripe kaartide jaoks, PayPal ja Montonio pangamaksete jaoks. Nad saavad selle, mida makseks vaja, ja vastutavad selle eest ise.',
        'Vedajad ja kullerid, kes teie pakki veavad, ning teie valitud pakipunkt.',
        'Tolliasutused ja need, kes neile kaupa deklareerivad.',
        'Ettevõtted, kes lepingu alusel meie heaks töötavad: serverite rent, e-kirjade saatmine, veateated, raamatupidamine.',
        'Ametiasutused ja kohtud, kui seadus seda nõuab.',
      ],
    },
    {
      type: 'text',
      heading: 'Andmed väljaspool Euroopa Liitu',
      paragraphs: [
        'Meie ladu on Ameerika Ühendriikides, seega on teie paki silt seal loetav. Seal töötab ka osa makseteenuse pakkujaid ja vedajaid. Andmeid edastame siis, kui seda on vaja teiega sõlmitud lepingu täitmiseks, või Euroopa Komisjoni kaitse piisavuse otsuse või lepingu tüüptingimuste alusel. Nende koopiat küsige meilt.',
      ],
    },
    {
      type: 'table',
      heading: 'Kui kaua me andmeid hoiame',
      head: ['Andmed', 'Aeg'],
      rows: [
        ['Konto, aadressid, pääsuvõtmed, tellimuste ajalugu', 'Kuni kustutate konto'],
        [
          'Kustutatud konto tellimused',
          'Ilma telefoni ja e-postita; nimi ja aadress 2 aastat tellimusest, kuni me kauba eest vastutame',
        ],
        [
          'Arved, maksed, kontojäägi kanded',
          'Nii kaua, kui müüja riigi raamatupidamise seadus nõuab, ka pärast konto kustutamist',
        ],
        [
          'Ostukorv ja seanss ilma valikuta „Jäta mind meelde“',
          '12 tundi pärast viimast külastust, kõige rohkem 30 päeva',
        ],
        ['Meelde jäetud seanss, külalise ostukorv', '90 päeva pärast viimast külastust, kõige rohkem aasta'],
        ['Pooleli jäänud tellimuse aadress ja e-post', '30 päeva'],
        ['E-kirjad tellimuste ja maksete kohta', '2 aastat'],
        [
          'Muud e-kirjad',
          'Tekst kuni selle lingi kehtivuse lõpuni või 30 päeva. Pärast seda kuni aasta kirje ilma teksti ja aadressita',
        ],
        ['Pretensioonid', '3 aastat pärast lõppu; fotod ja dokumendid 180 päeva'],
        ['Lepingust taganemised', '3 aastat pärast lõppu'],
        ['Kontaktivormi kirjad', 'Aasta'],
        ['Soovinimekiri', '3 aastat pärast toote salvestamist või kuni konto kustutamiseni'],
        ['Seadmete broneeringud', '90 päeva pärast lõppu'],
        ['Turvasündmuste logi', '400 päeva, aadresside asemel räsid'],
        ['Kohad, kust te sisse logite (räsid)', 'Aasta pärast viimast korda'],
        ['Katsete arv, aegunud parooli ja e-posti muutmise lingid', '7 päeva'],
        ['Üles laaditud, aga saatmata failid', 'Üks päev'],
      ],
    },
    {
      type: 'list',
      heading: 'Teie õigused',
      items: [
        'Tutvuda andmetega ja saada need programmidele loetaval kujul: kui teil on konto, laadite need ise alla.',
        'Lasta valed andmed parandada. Kontaktandmeid ja aadresse saate muuta kontol.',
        'Lasta andmed kustutada: konto saate ise kustutada, kui tellimused, pretensioonid ja maksed on lõpetatud ning kontojääk on tühi.',
        'Piirata andmete kasutamist ja esitada vastuväide sellele, mida teeme oma õigustatud huvi alusel.',
        'Võtta nõusolek tagasi: lingiga igas uudiskirjas või kontol. Varem tehtu jääb seaduslikuks.',
      ],
    },
    {
      type: 'text',
      paragraphs: [
        [
          'Selleks on leht ',
          { text: 'teie andmed', href: '/account-information/data' },
          '. Või kirjutage meile. Vastame ühe kuu jooksul ja tasuta.',
        ],
      ],
    },
    {
      type: 'list',
      heading: 'Kuhu saate kaevata',
      items: [
        ['Leedu: Riiklik Andmekaitse Inspektsioon, ', { text: 'vdai.lrv.lt', href: 'https://vdai.lrv.lt' }],
        ['Läti: Andmete Riiklik Inspektsioon, ', { text: 'dvi.gov.lv', href: 'https://www.dvi.gov.lv' }],
        ['Eesti: Andmekaitse Inspektsioon, ', { text: 'aki.ee', href: 'https://www.aki.ee' }],
        [
          'Holland: andmekaitseasutus, ',
          { text: 'autoriteitpersoonsgegevens.nl', href: 'https://www.autoriteitpersoonsgegevens.nl' },
        ],
        'Araabia Ühendemiraadid: andmekaitseasutus UAE Data Office. Seal kehtib üldmääruse asemel 2021. aasta föderaalne dekreetseadus nr\u00a045.',
      ],
    },
    {
      type: 'text',
      heading: 'Teie konto turvalisus',
      paragraphs: [
        'Kontot saate kaitsta pääsuvõtme või autentimisrakenduse koodidega. Rakenduse võti on salvestatud krüpteeritult, taastekoodid ainult räsidena. Pääsuvõtmest on meil ainult avalik osa. Kõik kustutatakse, kui kaitse välja lülitate.',
      ],
    },
    {
      type: 'text',
      heading: 'Küpsised',
      paragraphs: [
        [
          'Ilma teie nõusolekuta kasutame ainult küpsiseid, mida pood vajab ja mis jätavad meelde teie valiku. Nõusolekul ka küpsiseid vestluse, statistika ja reklaami jaoks; seal on nimetatud ka teenusepakkujad, kes andmeid saavad. Kõik on loetletud lehel ',
          { text: '„Küpsised“', href: '/cookies' },
          '.',
        ],
      ],
    },
  ],
};
