import type { PageText } from '../texts.schema.ts';

export const lt: PageText = {
  title: 'Privatumo politika',
  summary:
    'Kokius jūsų duomenis turi „{shop}“, kam juos naudoja, kas juos gauna, kiek jie saugomi ir kokias teises turite.',
  blocks: [
    {
      type: 'text',
      heading: 'Kas atsako už duomenis',
      paragraphs: [
        'Jūsų duomenų valdytojas yra {seller}, įmonės kodas {seller_code}, {seller_address}.',
        [
          'Klausimai ir prašymai dėl duomenų: ',
          { text: '{email}', href: 'mailto:{email}' },
          ', ',
          { text: '{phone}', href: 'tel:{phone}' },
          '.',
        ],
      ],
    },
    {
      type: 'table',
      heading: 'Kam naudojame duomenis',
      head: ['Tikslas', 'Duomenys', 'Teisinis pagrindas'],
      rows: [
        [
          'Priimti ir pristatyti užsakymą',
          'Vardas ir pavardė, pristatymo adresas, telefonas, el. paštas, prekės, sumos, siuntų numeriai',
          'Sutartis (BDAR 6 straipsnio 1 dalies b punktas)',
        ],
        [
          'Atlikti muitinės formalumus',
          'Vardas ir pavardė, adresas, telefonas, el. paštas, prekės ir jų vertė',
          'Teisinė prievolė (6 straipsnio 1 dalies c punktas)',
        ],
        [
          'Priimti mokėjimus ir grąžinti pinigus',
          'Suma, mokėjimo būdas, mokėjimo numeris pas paslaugos teikėją ir rezultatas. Kortelių numerių nematome ir nesaugome',
          'Sutartis',
        ],
        [
          'Tvarkyti jūsų paskyrą',
          'El. paštas, vardas ir pavardė, telefonas, slaptažodžio maišos reikšmė, adresai, dėžutės numeris, kalba, valiuta, prieigos raktai, balansas ir jo istorija',
          'Sutartis',
        ],
        [
          'Nagrinėti pretenzijas, sutarties atsisakymus ir klausimus',
          'Vardas ir pavardė, el. paštas, užsakymas, jūsų tekstas, nuotraukos ir dokumentai',
          'Sutartis ir teisinė prievolė',
        ],
        [
          'Išrašyti ir saugoti sąskaitas faktūras',
          'Vardas ir pavardė, adresas, prekės, sumos',
          'Teisinė prievolė',
        ],
        [
          'Saugoti norų sąrašą ir, jei prašote, apie jį pranešti',
          'Prekės, jų kainos išsaugant, pasirinkti pranešimai, el. paštas',
          'Sutartis; el. laiškams\u00a0– jūsų sutikimas, kurį galite bet kada atšaukti',
        ],
        [
          'Rezervuoti įrenginį, jei parduotuvė tai siūlo',
          'Vardas ir pavardė, el. paštas, telefonas, modelis, vieta eilėje',
          'Jūsų prašymu atliekami veiksmai prieš sudarant sutartį',
        ],
        [
          'Apsaugoti paskyras ir parduotuvę',
          'Tinklo adreso maišos reikšmė, įrenginių naršyklė ir sistema, bandymų skaičius, saugumo įvykių žurnalas',
          'Mūsų teisėtas interesas, kad parduotuvė būtų saugi (6 straipsnio 1 dalies f punktas)',
        ],
        [
          'Rasti ir taisyti klaidas',
          'Klaidų pranešimai be vardų, adresų ir formų turinio',
          'Mūsų teisėtas interesas, kad parduotuvė veiktų',
        ],
        [
          'Siųsti naujienas ir pasiūlymus',
          'El. paštas, vardas, kalba',
          'Jūsų sutikimas (6 straipsnio 1 dalies a punktas), kurį galite atšaukti bet kada',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'Be duomenų užsakymui, mokėjimui ir muitinei prekių pristatyti negalime. Naujienas ir pasiūlymus renkatės laisvai. Jokio teisinių pasekmių jums turinčio sprendimo vien programa nepriima.',
        'Kiek lankytojų ateina iš kurios reklamos, skaičiuojame pagal dieną, be jokių duomenų apie lankytoją.',
      ],
    },
    {
      type: 'list',
      heading: 'Kas gauna duomenis',
      items: [
        'Mokėjimo paslaugų teikėjai: „Stripe“ kortelėms, „PayPal“ ir „Montonio“ mokėjimui per banką. Jie gauna tai, ko reikia mokėjimui, ir patys už tai atsako.',
        'Vežėjai ir kurjeriai, kurie veža jūsų siuntą, ir jūsų pasirinktas atsiėmimo punktas.',
        'Muitinė ir tie, kurie jai deklaruoja prekes.',
        'Pagal sutartį mums dirbančios įmonės: serverių nuoma, el. laiškų siuntimas, klaidų pranešimai, buhalterija.',
        'Valdžios institucijos ir teismai, kai to reikalauja įstatymas.',
      ],
    },
    {
      type: 'text',
      heading: 'Duomenys už Europos Sąjungos ribų',
      paragraphs: [
        'Mūsų sandėlis yra Jungtinėse Amerikos Valstijose, todėl jūsų siuntos etiketę ten galima perskaityti. Ten dirba ir dalis mokėjimo paslaugų teikėjų bei vežėjų. Duomenis perduodame, kai to reikia sutarčiai su jumis vykdyti, arba remdamiesi Europos Komisijos sprendimu dėl tinkamumo ar standartinėmis sutarčių sąlygomis. Jų kopijos paprašykite mūsų.',
      ],
    },
    {
      type: 'table',
      heading: 'Kiek laiko saugome duomenis',
      head: ['Duomenys', 'Laikas'],
      rows: [
        ['Paskyra, adresai, prieigos raktai, užsakymų istorija', 'Kol ištrinsite paskyrą'],
        [
          'Ištrintos paskyros užsakymai',
          'Be telefono ir el. pašto; vardas, pavardė ir adresas 2 metus nuo užsakymo, kol atsakome už prekes',
        ],
        [
          'Sąskaitos faktūros, mokėjimai, balanso įrašai',
          'Kiek reikalauja pardavėjo šalies buhalterinės apskaitos įstatymas, taip pat ir ištrynus paskyrą',
        ],
        [
          'Krepšelis ir sesija be pasirinkimo „Įsiminti mane“',
          '12\u00a0val. po paskutinio apsilankymo, daugiausia 30\u00a0d.',
        ],
        ['Įsiminta sesija, svečio krepšelis', '90\u00a0d. po paskutinio apsilankymo, daugiausia metus'],
        ['Nebaigto užsakymo adresas ir el. paštas', '30\u00a0d.'],
        ['El. laiškai apie užsakymus ir mokėjimus', '2 metus'],
        [
          'Kiti el. laiškai',
          'Tekstą, kol galioja jo nuoroda, arba 30\u00a0d. Paskui iki metų įrašą be teksto ir adreso',
        ],
        ['Pretenzijos', '3 metus po pabaigos; nuotraukos ir dokumentai 180\u00a0d.'],
        ['Sutarties atsisakymai', '3 metus po pabaigos'],
        ['Kontaktų formos laiškai', 'Metus'],
        ['Norų sąrašas', '3 metai nuo prekės išsaugojimo arba kol ištrinsite paskyrą'],
        ['Įrenginių rezervacijos', '90\u00a0d. po pabaigos'],
        ['Saugumo įvykių žurnalas', '400\u00a0d., adresų vietoje\u00a0– maišos reikšmės'],
        ['Vietos, iš kurių prisijungiate (maišos reikšmės)', 'Metus po paskutinio karto'],
        ['Bandymų skaičius, nebegaliojančios slaptažodžio ir el. pašto keitimo nuorodos', '7\u00a0d.'],
        ['Įkelti, bet neišsiųsti failai', 'Parą'],
      ],
    },
    {
      type: 'list',
      heading: 'Jūsų teisės',
      items: [
        'Susipažinti su duomenimis ir gauti juos programoms skaitoma forma: turėdami paskyrą, atsisiunčiate juos patys.',
        'Ištaisyti netikslius duomenis. Kontaktus ir adresus galite pakeisti paskyroje.',
        'Ištrinti duomenis: paskyrą galite ištrinti patys, kai užsakymai, pretenzijos ir mokėjimai baigti, o balansas tuščias.',
        'Apriboti duomenų naudojimą ir nesutikti su tuo, ką darome dėl savo teisėto intereso.',
        'Atšaukti sutikimą: nuoroda kiekviename naujienų laiške arba paskyroje. Tai, kas padaryta anksčiau, lieka teisėta.',
      ],
    },
    {
      type: 'text',
      paragraphs: [
        [
          'Tam skirtas puslapis ',
          { text: 'jūsų duomenys', href: '/account-information/data' },
          '. Arba parašykite mums. Atsakome per vieną mėnesį ir nemokamai.',
        ],
      ],
    },
    {
      type: 'list',
      heading: 'Kur galite skųstis',
      items: [
        [
          'Lietuva: Valstybinė duomenų apsaugos inspekcija, ',
          { text: 'vdai.lrv.lt', href: 'https://vdai.lrv.lt' },
        ],
        ['Latvija: Duomenų valstybinė inspekcija, ', { text: 'dvi.gov.lv', href: 'https://www.dvi.gov.lv' }],
        ['Estija: Duomenų apsaugos inspekcija, ', { text: 'aki.ee', href: 'https://www.aki.ee' }],
        [
          'Nyderlandai: Duomenų apsaugos institucija, ',
          { text: 'autoriteitpersoonsgegevens.nl', href: 'https://www.autoriteitpersoonsgegevens.nl' },
        ],
        'Jungtiniai Arabų Emyratai: duomenų apsaugos tarnyba „UAE Data Office“. Ten vietoj BDAR taikomas 2021\u00a0m. Federalinis dekretas-įstatymas Nr.\u00a045.',
      ],
    },
    {
      type: 'text',
      heading: 'Jūsų paskyros saugumas',
      paragraphs: [
        'Paskyrą galite apsaugoti prieigos raktu arba autentifikavimo programėlės kodais. Programėlės raktas saugomas užšifruotas, atkūrimo kodai\u00a0– tik kaip maišos reikšmės. Iš prieigos rakto turime tik viešąją dalį. Viskas ištrinama, kai apsaugą išjungiate.',
      ],
    },
    {
      type: 'text',
      heading: 'Slapukai',
      paragraphs: [
        [
          'Be jūsų sutikimo naudojame tik parduotuvei būtinus ir jūsų pasirinkimus įsimenančius slapukus. Su sutikimu\u00a0– ir slapukus pokalbiams, statistikai bei reklamai; ten nurodyti ir paslaugų teikėjai, kurie gauna duomenis. Visi išvardyti puslapyje ',
          { text: '„Slapukai“', href: '/cookies' },
          '.',
        ],
      ],
    },
  ],
};
