import type { Post } from '../texts.schema.ts';

export const beforeYouOrder: Post = {
  slug: 'before-you-order',
  topics: ['shopping', 'electronics'],
  author: 'Rasa Jankutė',
  date: '2026-10-26',
  category: 'electronics',
  texts: {
    en: {
      title: 'What to check before you order from America',
      summary:
        'Voltage, plug, keyboard, phone bands, sizes and returns: a short list that saves you from ordering the wrong thing.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Most goods from America work here just as they do there. A few do not. These points take five minutes.',
          ],
        },
        {
          type: 'list',
          heading: 'Electrical goods',
          items: [
            [
              { text: 'Voltage.', strong: true },
              ' America has 120\u00a0V and 60\u00a0Hz, Europe 230\u00a0V and 50\u00a0Hz. If “100–240\u00a0V” stands on the power supply, it works in both, as with almost all laptops, phones and cameras. A kettle or a coffee machine for 120\u00a0V only needs a transformer.',
            ],
            [
              { text: 'Plug.', strong: true },
              ' American plugs have flat pins. For goods of 100–240\u00a0V an adapter for a few euros is enough. An adapter does not change the voltage.',
            ],
            [
              { text: 'Keyboard.', strong: true },
              ' American keyboards have no letters with accents printed on them. You can still type them; only the print is missing.',
            ],
          ],
        },
        {
          type: 'list',
          heading: 'Phones and media',
          items: [
            [
              { text: 'Lock.', strong: true },
              ' A phone must not be locked to an American operator. The description says whether it is unlocked.',
            ],
            [
              { text: 'Bands and SIM.', strong: true },
              ' Compare the mobile bands with those of your operator. Some American phones have no slot for a SIM card and work with eSIM only.',
            ],
            [
              { text: 'Region.', strong: true },
              ' Discs and some games and consoles are tied to a region. Look for “region free”.',
            ],
          ],
        },
        {
          type: 'list',
          heading: 'Clothes, shoes and cosmetics',
          items: [
            'Choose by the size chart in centimetres, not by habit.',
            'Cosmetics that are sealed for hygiene cannot be returned once they are open. The product page says so.',
            'Amounts are often given in ounces: one fluid ounce is about 30\u00a0ml, one ounce of weight about 28\u00a0g.',
          ],
        },
        {
          type: 'list',
          heading: 'Price and time',
          items: [
            'Compare the price by air and by sea, with the days of each.',
            'Put everything in one cart first: one parcel is usually cheaper than several.',
            'Look at who answers for the product: manufacturer and responsible person stand on its page.',
          ],
        },
        { type: 'call', text: 'All checked?', label: 'Show electronics', path: '/c/electronics' },
      ],
    },
    lt: {
      title: 'Ką patikrinti prieš užsakant iš Amerikos',
      summary:
        'Įtampa, kištukas, klaviatūra, telefono dažniai, dydžiai ir grąžinimas: trumpas sąrašas, kad neužsakytumėte ne to.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Dauguma prekių iš Amerikos čia veikia taip pat, kaip ten. Kai kurios\u00a0– ne. Šiems punktams patikrinti užteks penkių minučių.',
          ],
        },
        {
          type: 'list',
          heading: 'Elektros prekės',
          items: [
            [
              { text: 'Įtampa.', strong: true },
              ' Amerikoje ji 120\u00a0V ir 60\u00a0Hz, Europoje 230\u00a0V ir 50\u00a0Hz. Jei ant maitinimo bloko parašyta „100–240\u00a0V“, jis tinka abiem; taip yra beveik visų kompiuterių, telefonų ir fotoaparatų. Tik 120\u00a0V virduliui ar kavos aparatui reikia transformatoriaus.',
            ],
            [
              { text: 'Kištukas.', strong: true },
              ' Amerikietiški kištukai turi plokščius kontaktus. 100–240\u00a0V prekėms užtenka kelių eurų adapterio. Įtampos adapteris nepakeičia.',
            ],
            [
              { text: 'Klaviatūra.', strong: true },
              ' Amerikietiškose klaviatūrose lietuviškos raidės neatspausdintos. Rašyti jomis galima, tik ženklų ant klavišų nėra.',
            ],
          ],
        },
        {
          type: 'list',
          heading: 'Telefonai ir laikmenos',
          items: [
            [
              { text: 'Užrakinimas.', strong: true },
              ' Telefonas neturi būti pririštas prie Amerikos operatoriaus. Ar jis neužrakintas, parašyta aprašyme.',
            ],
            [
              { text: 'Dažniai ir SIM.', strong: true },
              ' Palyginkite ryšio dažnius su savo operatoriaus. Kai kurie Amerikai skirti telefonai neturi SIM kortelės lizdo ir veikia tik su eSIM.',
            ],
            [
              { text: 'Regionas.', strong: true },
              ' Diskai, kai kurie žaidimai ir konsolės pririšti prie regiono. Ieškokite užrašo „region free“.',
            ],
          ],
        },
        {
          type: 'list',
          heading: 'Drabužiai, avalynė ir kosmetika',
          items: [
            'Rinkitės pagal dydžių lentelę centimetrais, o ne iš įpročio.',
            'Dėl higienos supakuotos kosmetikos, jei ji atidaryta, grąžinti negalima. Apie tai parašyta prekės puslapyje.',
            'Kiekis dažnai nurodomas uncijomis: viena skysčio uncija yra apie 30\u00a0ml, viena svorio uncija\u00a0– apie 28\u00a0g.',
          ],
        },
        {
          type: 'list',
          heading: 'Kaina ir laikas',
          items: [
            'Palyginkite kainas oru ir jūra kartu su dienomis.',
            'Pirmiausia viską sudėkite į vieną krepšelį: viena siunta paprastai pigesnė nei kelios.',
            'Pažiūrėkite, kas atsako už prekę: gamintojas ir atsakingas asmuo nurodyti jos puslapyje.',
          ],
        },
        { type: 'call', text: 'Viską patikrinote?', label: 'Rodyti elektroniką', path: '/c/electronics' },
      ],
    },
    lv: {
      title: 'Ko pārbaudīt, pirms pasūtāt no Amerikas',
      summary:
        'Spriegums, kontaktdakša, tastatūra, tālruņa frekvences, izmēri un atgriešana: īss saraksts, lai nepasūtītu nepareizo.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Lielākā daļa preču no Amerikas šeit darbojas tāpat kā tur. Dažas ne. Šiem punktiem pietiks ar piecām minūtēm.',
          ],
        },
        {
          type: 'list',
          heading: 'Elektropreces',
          items: [
            [
              { text: 'Spriegums.', strong: true },
              ' Amerikā tas ir 120\u00a0V un 60\u00a0Hz, Eiropā 230\u00a0V un 50\u00a0Hz. Ja uz barošanas bloka rakstīts “100–240\u00a0V”, tas der abiem; tā ir gandrīz visiem datoriem, tālruņiem un kamerām. Tējkannai vai kafijas automātam, kas paredzēts tikai 120\u00a0V, vajag transformatoru.',
            ],
            [
              { text: 'Kontaktdakša.', strong: true },
              ' Amerikas kontaktdakšām ir plakani kontakti. Precēm ar 100–240\u00a0V pietiek ar adapteri par dažiem eiro. Spriegumu adapteris nemaina.',
            ],
            [
              { text: 'Tastatūra.', strong: true },
              ' Uz Amerikas tastatūrām nav uzdrukāti latviešu burti. Rakstīt tos var, tikai uz taustiņiem to nav.',
            ],
          ],
        },
        {
          type: 'list',
          heading: 'Tālruņi un datu nesēji',
          items: [
            [
              { text: 'Bloķēšana.', strong: true },
              ' Tālrunis nedrīkst būt piesaistīts Amerikas operatoram. Vai tas nav bloķēts, rakstīts aprakstā.',
            ],
            [
              { text: 'Frekvences un SIM.', strong: true },
              ' Salīdziniet sakaru frekvences ar sava operatora frekvencēm. Dažiem Amerikas tālruņiem nav SIM kartes ligzdas, un tie darbojas tikai ar eSIM.',
            ],
            [
              { text: 'Reģions.', strong: true },
              ' Diski, dažas spēles un konsoles ir piesaistītas reģionam. Meklējiet norādi “region free”.',
            ],
          ],
        },
        {
          type: 'list',
          heading: 'Apģērbs, apavi un kosmētika',
          items: [
            'Izvēlieties pēc izmēru tabulas centimetros, nevis pēc ieraduma.',
            'Higiēnas dēļ aizzīmogotu kosmētiku pēc atvēršanas atgriezt nevar. Tas ir pateikts preces lapā.',
            'Daudzums bieži norādīts uncēs: viena šķidruma unce ir ap 30\u00a0ml, viena svara unce ap 28\u00a0g.',
          ],
        },
        {
          type: 'list',
          heading: 'Cena un laiks',
          items: [
            'Salīdziniet cenas pa gaisu un pa jūru kopā ar dienām.',
            'Vispirms salieciet visu vienā grozā: viens sūtījums parasti ir lētāks nekā vairāki.',
            'Apskatiet, kas atbild par preci: ražotājs un atbildīgā persona norādīti tās lapā.',
          ],
        },
        { type: 'call', text: 'Viss pārbaudīts?', label: 'Rādīt elektroniku', path: '/c/electronics' },
      ],
    },
    ee: {
      title: 'Mida kontrollida, enne kui Ameerikast tellite',
      summary:
        'Pinge, pistik, klaviatuur, telefoni sagedused, suurused ja tagastamine: lühike nimekiri, et te vale asja ei telliks.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Enamik Ameerika kaupa töötab siin samamoodi nagu seal. Mõni ei tööta. Nende punktide jaoks kulub viis minutit.',
          ],
        },
        {
          type: 'list',
          heading: 'Elektrikaubad',
          items: [
            [
              { text: 'Pinge.', strong: true },
              ' Ameerikas on 120\u00a0V ja 60\u00a0Hz, Euroopas 230\u00a0V ja 50\u00a0Hz. Kui toiteplokil on kirjas „100–240\u00a0V“, sobib see mõlemas; nii on peaaegu kõigi arvutite, telefonide ja kaameratega. Ainult 120\u00a0V jaoks mõeldud veekeetja või kohvimasin vajab trafot.',
            ],
            [
              { text: 'Pistik.', strong: true },
              ' Ameerika pistikutel on lamedad harud. 100–240\u00a0V kaubale piisab mõneeurosest adapterist. Pinget adapter ei muuda.',
            ],
            [
              { text: 'Klaviatuur.', strong: true },
              ' Ameerika klaviatuuridele ei ole täpitähti trükitud. Kirjutada neid saab, ainult klahvidel neid ei ole.',
            ],
          ],
        },
        {
          type: 'list',
          heading: 'Telefonid ja andmekandjad',
          items: [
            [
              { text: 'Lukk.', strong: true },
              ' Telefon ei tohi olla seotud Ameerika operaatoriga. Kas see on lukustamata, on kirjas kirjelduses.',
            ],
            [
              { text: 'Sagedused ja SIM.', strong: true },
              ' Võrrelge sidesagedusi oma operaatori omadega. Mõnel Ameerika telefonil ei ole SIM-kaardi pesa ja see töötab ainult eSIM-iga.',
            ],
            [
              { text: 'Piirkond.', strong: true },
              ' Plaadid, mõned mängud ja konsoolid on seotud piirkonnaga. Otsige märget „region free“.',
            ],
          ],
        },
        {
          type: 'list',
          heading: 'Rõivad, jalatsid ja kosmeetika',
          items: [
            'Valige suurustabeli sentimeetrite, mitte harjumuse järgi.',
            'Hügieeni tõttu suletud kosmeetikat pärast avamist tagastada ei saa. See on kirjas tootelehel.',
            'Kogus on sageli untsides: üks vedelikuunts on umbes 30\u00a0ml, üks kaaluunts umbes 28\u00a0g.',
          ],
        },
        {
          type: 'list',
          heading: 'Hind ja aeg',
          items: [
            'Võrrelge hinda lennukiga ja laevaga koos päevadega.',
            'Pange kõigepealt kõik ühte ostukorvi: üks pakk on enamasti odavam kui mitu.',
            'Vaadake, kes toote eest vastutab: tootja ja vastutav isik on kirjas selle lehel.',
          ],
        },
        { type: 'call', text: 'Kõik kontrollitud?', label: 'Näita elektroonikat', path: '/c/electronics' },
      ],
    },
  },
};
