import type { PageText } from '../texts.schema.ts';

export const lt: PageText = {
  title: 'Pirkimo sutartis',
  summary:
    'Sąlygos, kuriomis perkate parduotuvėje „{shop}“: užsakymas, kaina, mokėjimas, pristatymas, muitinė, atsisakymas, pretenzijos ir ginčai.',
  blocks: [
    {
      type: 'text',
      heading: '1. Sutartis',
      paragraphs: [
        'Perkate iš pardavėjo {seller}, įmonės kodas {seller_code}, {seller_address}, el. paštas {email}, telefonas {phone} (toliau\u00a0– mes). Šios sąlygos taikomos kiekvienam užsakymui parduotuvėje „{shop}“. Teisės, kurias jums kaip vartotojui suteikia jūsų šalies įstatymai, lieka galioti, net jei čia jos nepaminėtos.',
      ],
    },
    {
      type: 'text',
      heading: '2. Užsakymas',
      paragraphs: [
        'Užsakyti galite su paskyra arba kaip svečias. Prieš užsakydami matote prekes, bendrą sumą, pristatymo dienas ir kurjerį ir viską galite pataisyti. Paskutiniu mygtuku pateikiate užsakymą su pareiga sumokėti.',
        'Sutartis sudaryta, kai apmokėtą užsakymą patvirtiname el. laišku. Užsakymą su kainomis ir šias sąlygas saugome; rasite jas el. laiške ir užsakymo puslapyje. Sutartį galite sudaryti lietuvių, latvių, estų arba anglų kalba.',
        'Kol pateikiate užsakymą, prekės ir kainos jums rezervuojamos ribotą laiką, kurį rodo puslapis. Jei apmokėtų prekių nupirkti negalime, pranešame ir nedelsdami grąžiname už jas sumokėtus pinigus.',
      ],
    },
    {
      type: 'text',
      heading: '3. Kaina',
      paragraphs: [
        'Į kainą įeina prekės, siuntimas pasirinktu būdu, muitinės formalumai, muitas, PVM ir pigiausias pristatymas jūsų šalyje. Ką pasirenkate papildomai, pavyzdžiui, brangesnį kurjerį, rodoma su kaina. Po užsakymo kaina nesikeičia.',
        'Perbraukta kaina yra mažiausia kaina per 30\u00a0d. iki nuolaidos. Nuolaidos kodas sumažina prekių kainą dar prieš skaičiuojant siuntimą ir mokesčius, todėl mažėja ir PVM.',
      ],
    },
    {
      type: 'text',
      heading: '4. Muitas Europos Sąjungoje nuo 2026\u00a0m. liepos 1\u00a0d.',
      paragraphs: [
        'Kai prekės siuntoje kainuoja iki 150\u00a0€, muitas yra 3\u00a0eurai už kiekvieną skirtingą šešių skaitmenų tarifinę eilutę (Tarybos reglamentas (ES) 2026/382, iki 2028\u00a0m. liepos 1\u00a0d.). Jis įskaičiuotas į kainą, kurią matote.',
      ],
    },
    {
      type: 'text',
      heading: '5. Mokėjimas',
      paragraphs: [
        'Mokate užsakydami vienu iš siūlomų mokėjimo būdų: kortele, per „PayPal“, per banką arba iš paskyros balanso. Jei mokėjimo būdas turi mokestį, jis rodomas prieš pasirenkant; bent vienas būdas visada be mokesčio. Už kiekvieną apmokėtą užsakymą gaunate sąskaitą faktūrą, o už kiekvieną grąžinimą\u00a0– kreditinę sąskaitą faktūrą.',
      ],
    },
    {
      type: 'text',
      heading: '6. Pristatymas',
      paragraphs: [
        'Pristatome į šias šalis: {ships_to}. Pristatymo dienos jūsų prekėms, oru arba jūra, rodomos prieš užsakant ir yra sutarties dalis. Praradimo ir sugadinimo rizika tenka mums, kol prekes gaunate jūs arba jūsų nurodytas asmuo.',
        'Jei prekės laiku neatvyksta, galite nustatyti mums protingą papildomą terminą. Jei jos neatvyksta ir per jį, galite sutarties atsisakyti, o mes nedelsdami grąžiname viską, ką sumokėjote. Papildomo termino nereikia, jei pristatymo laikas buvo esminis ir apie tai pranešėte prieš užsakydami.',
      ],
    },
    {
      type: 'text',
      heading: '7. Muitinė',
      paragraphs: [
        'Prekes jūsų šalies muitinėje deklaruojame ir muitą bei PVM sumokame mes arba mūsų pavedimu vežėjas. Tam leidžiate mums veikti jūsų vardu, kai to reikalauja įstatymas, ir perduoti jūsų vardą, pavardę, adresą, telefoną ir el. paštą. Užsakykite tik tai, ką leidžiama įvežti į jūsų šalį.',
      ],
    },
    {
      type: 'text',
      heading: '8. Užsakymo atšaukimas ir keitimas',
      paragraphs: [
        'Užsakymą galite atšaukti jo puslapyje, kol prekių dar nenupirkome. Visą sumą grąžiname ten, iš kur ji gauta. Kol prekės nesupakuotos, galite pakeisti adresą toje pačioje šalyje.',
      ],
    },
    {
      type: 'text',
      heading: '9. Sutarties atsisakymas ir grąžinimas',
      paragraphs: [
        'Šioje parduotuvėje prekes galite grąžinti per {return_days}\u00a0d. nuo dienos, kai gaunate paskutinę užsakymo siuntą.',
        'Jei prekės keliauja į Europos Sąjungos šalį, turite teisę ne trumpiau kaip 14\u00a0d. nuo tos dienos atsisakyti sutarties nenurodydami priežasties. Užtenka per šį laiką išsiųsti mums pareiškimą.',
        [
          'Paprasčiausia užpildyti formą ',
          { text: '„Atsisakyti sutarties čia“', href: '/withdrawal' },
          ': ten rasite ir informaciją apie atsisakymą bei pavyzdinę formą. Gavimą iškart patvirtiname el. laišku. Tinka ir paprastas ar el. laiškas.',
        ],
        'Prekes išsiųskite per 14\u00a0d. nuo pareiškimo. Pinigus grąžiname per 14\u00a0d. nuo pareiškimo tuo pačiu mokėjimo būdu ir galime palaukti, kol gausime prekes arba išsiuntimo įrodymą. Už visą užsakymą grąžiname viską su pigiausiu pristatymu, už jo dalį\u00a0– tų prekių kainą su muitu ir PVM.',
        'Iš Europos Sąjungos šalių grąžinimo siuntimą apmokate jūs, iš Jungtinių Arabų Emyratų\u00a0– mes. Už sumažėjusią vertę atsakote tik tada, jei su prekėmis elgėtės daugiau, nei reikia joms apžiūrėti ir išbandyti.',
      ],
    },
    {
      type: 'list',
      heading: '10. Ko negalima grąžinti be priežasties',
      items: [
        'supakuotų prekių, kurios netinkamos grąžinti dėl sveikatos apsaugos ar higienos priežasčių ir buvo išpakuotos po pristatymo;',
        'prekių, pagamintų pagal jūsų nurodymus arba aiškiai pritaikytų jūsų asmeninėms reikmėms.',
      ],
    },
    {
      type: 'text',
      paragraphs: ['Apie tai prie kiekvienos tokios prekės parašyta jos puslapyje ir pateikiant užsakymą.'],
    },
    {
      type: 'text',
      heading: '11. Garantija',
      paragraphs: [
        'Šioje parduotuvėje už sutarties neatitinkančias prekes atsakome {warranty_months}\u00a0mėn. nuo pristatymo.',
        'Europos Sąjungoje įstatymas suteikia ne trumpesnę kaip dvejų metų teisinę garantiją. Jei trūkumas paaiškėja per metus, laikoma, kad jis buvo pristatymo metu, nebent įrodome kitaip. Nyderlanduose prekė turi tarnauti tiek, kiek iš jos galima tikėtis, o tai gali būti ir ilgiau.',
        'Jei prekė neatitinka sutarties, galite pasirinkti ir reikalauti ją nemokamai pataisyti arba pakeisti, nebent tai neįmanoma ar neproporcinga. Jei per protingą laiką tai nepadaroma, nepavyksta ar atsisakoma padaryti arba jei trūkumas esminis, galite reikalauti sumažinti kainą arba atsisakyti sutarties, o mes grąžiname pinigus. Gamintojo komercinė garantija šių teisių nekeičia.',
      ],
    },
    {
      type: 'text',
      heading: '12. Pretenzijos',
      paragraphs: [
        [
          'Pretenziją pateikite ',
          { text: 'pretenzijos forma', href: '/claim-form' },
          ' arba rašykite {email}: kokios prekės, kas negerai, ir pridėkite nuotraukų, jei galite. Praneškite, kai tik trūkumą pastebite; per du mėnesius visada laiku. Atsakome el. laišku, o jei nesutinkame, nurodome priežastis.',
        ],
      ],
    },
    {
      type: 'text',
      heading: '13. Balansas',
      paragraphs: [
        'Į paskyros balansą galite įnešti pinigų ir iš jo mokėti už užsakymus. Papildymas įskaitomas, kai jį patvirtina mokėjimo paslaugos teikėjas. Palūkanų už balansą nemokame, jo galiojimas nesibaigia. Kas sumokėta iš balanso, grąžinama į balansą. Jei likutį norite atsiimti, parašykite mums.',
      ],
    },
    {
      type: 'text',
      heading: '14. Persiuntimas',
      paragraphs: [
        'Persiunčiame siuntas, kurias su savo dėžutės numeriu nusiuntėte į mūsų sandėlį Amerikoje. Tai, ką pirkote kitoje parduotuvėje, yra jūsų ir tos parduotuvės sutartis. Deklaracijai teisingai nurodote, kas yra siuntoje, o už persiuntimą ir importo mokesčius sumokate prieš siuntai išvykstant. Teisė atsisakyti sutarties netaikoma persiuntimui, kuris jūsų prašymu jau visiškai atliktas.',
      ],
    },
    {
      type: 'list',
      heading: '15. Ginčai',
      items: [
        'Pirmiausia parašykite {email}. Jei nesusitariame, nemokamai arba už nedidelį mokestį galite kreiptis į savo šalies instituciją:',
        [
          'Lietuva: Valstybinė vartotojų teisių apsaugos tarnyba, ',
          { text: 'vvtat.lrv.lt', href: 'https://vvtat.lrv.lt' },
        ],
        [
          'Latvija: Vartotojų teisių apsaugos centras, ',
          { text: 'ptac.gov.lv', href: 'https://www.ptac.gov.lv' },
        ],
        [
          'Estija: vartotojų ginčų komisija prie Vartotojų apsaugos ir techninės priežiūros tarnybos, ',
          { text: 'ttja.ee', href: 'https://ttja.ee' },
        ],
        [
          'Nyderlandai: Vartotojų ir rinkų institucijos patarimai, ',
          { text: 'consuwijzer.nl', href: 'https://www.consuwijzer.nl' },
        ],
        [
          'Kita Europos Sąjungos šalis: Europos vartotojų centrai, ',
          { text: 'eccnet.eu', href: 'https://www.eccnet.eu' },
        ],
        'Jungtiniai Arabų Emyratai: Ekonomikos ir turizmo ministerija arba jūsų emyrato vartotojų apsaugos tarnyba.',
        'Visada galite kreiptis į teismą, kaip vartotojas\u00a0– ir į savo gyvenamosios vietos teismą.',
      ],
    },
    {
      type: 'text',
      heading: '16. Taikoma teisė ir pakeitimai',
      paragraphs: [
        'Taikoma tos šalies teisė, kurioje įregistruotas pardavėjas {seller}. Ji neatima apsaugos, kurią jums suteikia privalomos jūsų gyvenamosios šalies normos.',
        'Jūsų užsakymui taikoma užsakymo metu galiojusi redakcija. Ankstesnes redakcijas galite perskaityti šiame puslapyje.',
      ],
    },
  ],
};
