import type { Question } from '../texts.schema.ts';

export const deliveryQuestions: readonly Question[] = [
  {
    slug: 'how-long-does-delivery-take',
    topic: 'delivery',
    texts: {
      en: {
        question: 'How long does delivery take?',
        answer: [
          'The way from America usually takes 4 to 10 days by air and 24 to 41 days by sea, depending on the country. The days for your goods stand on the product page and in the cart, those of the courier at checkout.',
        ],
      },
      lt: {
        question: 'Kiek trunka pristatymas?',
        answer: [
          'Kelias iš Amerikos paprastai trunka nuo 4 iki 10\u00a0d. oru ir nuo 24 iki 41\u00a0d. jūra, tai priklauso nuo šalies. Jūsų prekėms galiojančias dienas rasite prekės puslapyje ir krepšelyje, kurjerio dienas\u00a0– pateikdami užsakymą.',
        ],
      },
      lv: {
        question: 'Cik ilga ir piegāde?',
        answer: [
          'Ceļš no Amerikas parasti ilgst no 4 līdz 10 dienām pa gaisu un no 24 līdz 41 dienai pa jūru atkarībā no valsts. Jūsu preču dienas redzat preces lapā un grozā, kurjera dienas\u00a0– noformējot pasūtījumu.',
        ],
      },
      ee: {
        question: 'Kui kaua tarne kestab?',
        answer: [
          'Tee Ameerikast kestab riigist olenevalt tavaliselt 4 kuni 10 päeva lennukiga ja 24 kuni 41 päeva laevaga. Teie kauba päevad on kirjas tootelehel ja ostukorvis, kulleri päevi näete tellimust vormistades.',
        ],
      },
    },
  },
  {
    slug: 'do-i-pay-customs-on-arrival',
    topic: 'delivery',
    texts: {
      en: {
        question: 'Will I have to pay customs when the parcel arrives?',
        answer: [
          'No. Duty and VAT are in the price, and we pay them. If a courier still asks you for money, do not pay and write to us.',
        ],
      },
      lt: {
        question: 'Ar atvykus siuntai reikės mokėti muitinei?',
        answer: [
          'Ne. Muitas ir PVM yra kainoje, juos sumokame mes. Jei kurjeris vis tiek prašo pinigų, nemokėkite ir parašykite mums.',
        ],
      },
      lv: {
        question: 'Vai, saņemot sūtījumu, būs jāmaksā muitai?',
        answer: [
          'Nē. Muitas nodoklis un PVN ir cenā, un tos samaksājam mēs. Ja kurjers tomēr prasa naudu, nemaksājiet un rakstiet mums.',
        ],
      },
      ee: {
        question: 'Kas paki saabumisel tuleb tollile maksta?',
        answer: [
          'Ei. Tollimaks ja käibemaks on hinna sees ja need maksame meie. Kui kuller siiski raha küsib, ärge makske ja kirjutage meile.',
        ],
      },
    },
  },
  {
    slug: 'how-is-duty-computed',
    topic: 'delivery',
    texts: {
      en: {
        question: 'How is duty computed?',
        answer: [
          'In the European Union it is 3 euros for each distinct tariff line if the goods in the parcel cost up to €150. Above that, the rate of the goods applies to their value with freight and insurance. In the United Arab Emirates goods up to 1,000 dirhams are free of duty, above that it is 5% for most goods.',
        ],
      },
      lt: {
        question: 'Kaip skaičiuojamas muitas?',
        answer: [
          'Europos Sąjungoje jis yra 3\u00a0eurai už kiekvieną skirtingą tarifinę eilutę, jei prekės siuntoje kainuoja iki 150\u00a0€. Jei daugiau, taikomas prekės tarifas nuo jos vertės su transportavimu ir draudimu. Jungtiniuose Arabų Emyratuose prekės iki 1\u00a0000 dirhamų muitu neapmokestinamos, brangesnėms daugeliu atvejų jis yra 5\u00a0%.',
        ],
      },
      lv: {
        question: 'Kā aprēķina muitas nodokli?',
        answer: [
          'Eiropas Savienībā tas ir 3\u00a0eiro par katru atšķirīgu tarifa pozīciju, ja preces sūtījumā maksā līdz 150\u00a0€. Ja vairāk, piemēro preces likmi tās vērtībai ar transportēšanu un apdrošināšanu. Apvienotajos Arābu Emirātos precēm līdz 1000 dirhamiem muitas nodokļa nav, virs tā lielākajai daļai preču tas ir 5%.',
        ],
      },
      ee: {
        question: 'Kuidas tollimaksu arvestatakse?',
        answer: [
          'Euroopa Liidus on see 3\u00a0eurot iga erineva tariifirea kohta, kui kaup pakis maksab kuni 150\u00a0€. Üle selle kehtib kauba määr selle väärtusele koos transpordi ja kindlustusega. Araabia Ühendemiraatides on kaup kuni 1000 dirhamini tollimaksuvaba, sellest üle on see enamikul kaubal 5%.',
        ],
      },
    },
  },
  {
    slug: 'how-do-i-track-my-parcel',
    topic: 'delivery',
    texts: {
      en: {
        question: 'How do I track my parcel?',
        answer: [
          [
            'The order page shows where the goods are and the number of the parcel. With this number anybody can follow it on the page ',
            { text: 'Track a parcel', href: '/tracking' },
            '; no names or addresses are shown there. A new parcel may take a few hours to appear.',
          ],
        ],
      },
      lt: {
        question: 'Kaip sekti siuntą?',
        answer: [
          [
            'Užsakymo puslapis rodo, kur yra prekės, ir siuntos numerį. Su šiuo numeriu ją bet kas gali sekti puslapyje ',
            { text: 'Sekti siuntą', href: '/tracking' },
            '; vardų ir adresų ten nėra. Nauja siunta gali atsirasti tik po kelių valandų.',
          ],
        ],
      },
      lv: {
        question: 'Kā izsekot sūtījumam?',
        answer: [
          [
            'Pasūtījuma lapa rāda, kur ir preces, un sūtījuma numuru. Ar šo numuru tam ikviens var sekot lapā ',
            { text: 'Izsekot sūtījumu', href: '/tracking' },
            '; vārdu un adrešu tur nav. Jauns sūtījums var parādīties pēc dažām stundām.',
          ],
        ],
      },
      ee: {
        question: 'Kuidas pakki jälgida?',
        answer: [
          [
            'Tellimuse leht näitab, kus kaup on, ja paki numbrit. Selle numbriga saab pakki igaüks jälgida lehel ',
            { text: 'Jälgi pakki', href: '/tracking' },
            '; nimesid ja aadresse seal ei ole. Uue paki ilmumiseni võib minna mõni tund.',
          ],
        ],
      },
    },
  },
  {
    slug: 'can-i-have-parcels-forwarded',
    topic: 'delivery',
    texts: {
      en: {
        question: 'Can I buy in an American store myself and have the parcel forwarded?',
        answer: [
          'Yes. Your account shows your suite number. Have the parcel sent to our American warehouse with this number. When it is measured, you see the price of forwarding and pay it before the parcel leaves.',
        ],
      },
      lt: {
        question: 'Ar galiu pats pirkti Amerikos parduotuvėje, o jūs siuntą persiųsite?',
        answer: [
          'Taip. Paskyroje matote savo dėžutės numerį. Su juo siuntą nukreipkite į mūsų sandėlį Amerikoje. Kai ji išmatuojama, matote persiuntimo kainą ir sumokate ją prieš siuntai išvykstant.',
        ],
      },
      lv: {
        question: 'Vai varu pats pirkt Amerikas veikalā, bet jūs sūtījumu pārsūtīsiet?',
        answer: [
          'Jā. Kontā redzat savu nodalījuma numuru. Ar to lieciet sūtījumu nosūtīt uz mūsu noliktavu Amerikā. Kad tas ir izmērīts, redzat pārsūtīšanas cenu un samaksājat to, pirms sūtījums dodas ceļā.',
        ],
      },
      ee: {
        question: 'Kas võin Ameerika poest ise osta ja teie saadate paki edasi?',
        answer: [
          'Jah. Kontol näete oma boksinumbrit. Laske pakk selle numbriga saata meie lattu Ameerikas. Kui see on mõõdetud, näete edasisaatmise hinda ja maksate selle enne, kui pakk teele läheb.',
        ],
      },
    },
  },
];
