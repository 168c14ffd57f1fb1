import type { Question } from '../texts.schema.ts';

export const accountQuestions: readonly Question[] = [
  {
    slug: 'i-forgot-my-password',
    topic: 'account',
    texts: {
      en: {
        question: 'I have forgotten my password',
        answer: [
          'Choose “Forgot your password?” where you log in. We send you a link by e-mail. It works once and is valid for one hour.',
        ],
      },
      lt: {
        question: 'Pamiršau slaptažodį',
        answer: [
          'Prisijungimo puslapyje pasirinkite „Pamiršote slaptažodį?“ Nuorodą atsiųsime el. laišku. Ji veikia vieną kartą ir galioja vieną valandą.',
        ],
      },
      lv: {
        question: 'Aizmirsu paroli',
        answer: [
          'Vietā, kur piesakāties, izvēlieties “Aizmirsāt paroli?” Saiti nosūtīsim pa e-pastu. Tā darbojas vienu reizi un ir derīga vienu stundu.',
        ],
      },
      ee: {
        question: 'Unustasin parooli',
        answer: [
          'Valige sisselogimise lehel „Unustasite parooli?“ Saadame teile e-kirjaga lingi. See toimib ühe korra ja kehtib ühe tunni.',
        ],
      },
    },
  },
  {
    slug: 'what-is-the-balance',
    topic: 'account',
    texts: {
      en: {
        question: 'What is the balance, and how do I top it up?',
        answer: [
          [
            'The balance is money in your account with which you pay orders without a card. You top it up on the page ',
            { text: 'Balance', href: '/balance' },
            ', from 5 to 2,000 euros or dollars, or from 20 to 8,000 dirhams at a time. There you also see every movement and can download them.',
          ],
        ],
      },
      lt: {
        question: 'Kas yra balansas ir kaip jį papildyti?',
        answer: [
          [
            'Balansas\u00a0– tai pinigai jūsų paskyroje, iš kurių už užsakymus mokate be kortelės. Papildote puslapyje ',
            { text: 'Balansas', href: '/balance' },
            ': vienu kartu nuo 5 iki 2\u00a0000 eurų ar dolerių arba nuo 20 iki 8\u00a0000 dirhamų. Ten matote ir visus įrašus, juos galite atsisiųsti.',
          ],
        ],
      },
      lv: {
        question: 'Kas ir konta atlikums, un kā to papildināt?',
        answer: [
          [
            'Konta atlikums ir nauda jūsu kontā, no kuras par pasūtījumiem maksājat bez kartes. Papildināt to var lapā ',
            { text: 'Konta atlikums', href: '/balance' },
            ': vienā reizē no 5 līdz 2000 eiro vai dolāriem vai no 20 līdz 8000 dirhamiem. Tur redzat arī visus ierakstus un varat tos lejupielādēt.',
          ],
        ],
      },
      ee: {
        question: 'Mis on kontojääk ja kuidas raha laadida?',
        answer: [
          [
            'Kontojääk on raha teie kontol, millega maksate tellimuste eest ilma kaardita. Raha saate laadida lehel ',
            { text: 'Kontojääk', href: '/balance' },
            ': korraga 5 kuni 2000 eurot või dollarit või 20 kuni 8000 dirhamit. Seal näete ka kõiki kandeid ja saate need alla laadida.',
          ],
        ],
      },
    },
  },
  {
    slug: 'how-do-i-protect-my-account',
    topic: 'account',
    texts: {
      en: {
        question: 'How do I protect my account?',
        answer: [
          [
            'Use a password of at least 10 characters that you use nowhere else; a short sentence is easy to remember. Under ',
            { text: 'security', href: '/account-information/security' },
            ' you can add a passkey or the codes of an authenticator app, and keep the recovery codes in a safe place. Under account information you see your devices and can log them out.',
          ],
        ],
      },
      lt: {
        question: 'Kaip apsaugoti paskyrą?',
        answer: [
          [
            'Sukurkite bent 10 ženklų slaptažodį, kurio nenaudojate niekur kitur; trumpą sakinį lengva įsiminti. Skiltyje ',
            { text: 'saugumas', href: '/account-information/security' },
            ' galite pridėti prieigos raktą arba autentifikavimo programėlės kodus, o atkūrimo kodus laikykite saugioje vietoje. Paskyros informacijoje matote savo įrenginius ir galite juos atjungti.',
          ],
        ],
      },
      lv: {
        question: 'Kā aizsargāt kontu?',
        answer: [
          [
            'Izvēlieties vismaz 10 zīmju paroli, ko neizmantojat nekur citur; īsu teikumu ir viegli atcerēties. Sadaļā ',
            { text: 'drošība', href: '/account-information/security' },
            ' varat pievienot piekļuves atslēgu vai autentifikatora lietotnes kodus, bet atkopšanas kodus glabājiet drošā vietā. Konta informācijā redzat savas ierīces un varat tās atvienot.',
          ],
        ],
      },
      ee: {
        question: 'Kuidas kontot kaitsta?',
        answer: [
          [
            'Valige vähemalt 10 märgiga parool, mida te mujal ei kasuta; lühikest lauset on lihtne meeles pidada. Jaotises ',
            { text: 'turvalisus', href: '/account-information/security' },
            ' saate lisada pääsuvõtme või autentimisrakenduse koodid, taastekoode hoidke kindlas kohas. Konto andmetes näete oma seadmeid ja saate need välja logida.',
          ],
        ],
      },
    },
  },
  {
    slug: 'how-do-i-delete-my-account',
    topic: 'account',
    texts: {
      en: {
        question: 'How do I get my data or delete my account?',
        answer: [
          [
            'On the page ',
            { text: 'Your data', href: '/account-information/data' },
            ' you can download everything and delete the account. Open orders, claims, payments and held devices have to end first, and the balance has to be empty. Invoices stay for as long as the law requires.',
          ],
        ],
      },
      lt: {
        question: 'Kaip gauti savo duomenis arba ištrinti paskyrą?',
        answer: [
          [
            'Puslapyje ',
            { text: 'Jūsų duomenys', href: '/account-information/data' },
            ' galite viską atsisiųsti ir paskyrą ištrinti. Prieš tai turi baigtis užsakymai, pretenzijos, mokėjimai ir atidėtų įrenginių rezervacijos, o balansas turi būti tuščias. Sąskaitos faktūros lieka tiek, kiek reikalauja įstatymas.',
          ],
        ],
      },
      lv: {
        question: 'Kā saņemt savus datus vai izdzēst kontu?',
        answer: [
          [
            'Lapā ',
            { text: 'Jūsu dati', href: '/account-information/data' },
            ' varat visu lejupielādēt un kontu izdzēst. Vispirms jābeidzas pasūtījumiem, pretenzijām, maksājumiem un atlikto ierīču rezervācijām, un konta atlikumam jābūt tukšam. Rēķini paliek tik ilgi, cik prasa likums.',
          ],
        ],
      },
      ee: {
        question: 'Kuidas saada oma andmed või konto kustutada?',
        answer: [
          [
            'Lehel ',
            { text: 'Teie andmed', href: '/account-information/data' },
            ' saate kõik alla laadida ja konto kustutada. Enne peavad lõppema tellimused, pretensioonid, maksed ja hoiule pandud seadmete broneeringud ning kontojääk peab olema tühi. Arved jäävad alles nii kauaks, kui seadus nõuab.',
          ],
        ],
      },
    },
  },
  {
    slug: 'how-do-i-stop-news',
    topic: 'account',
    texts: {
      en: {
        question: 'How do I stop news by e-mail?',
        answer: [
          'By the link at the end of each message, without logging in, or under account information. Messages about your orders and your account still come.',
        ],
      },
      lt: {
        question: 'Kaip atsisakyti naujienų el. paštu?',
        answer: [
          'Nuoroda kiekvieno laiško pabaigoje, prisijungti nereikia, arba paskyros informacijoje. Laiškai apie užsakymus ir paskyrą ateis ir toliau.',
        ],
      },
      lv: {
        question: 'Kā atteikties no jaunumiem e-pastā?',
        answer: [
          'Ar saiti katras vēstules beigās, pieteikties nav vajadzīgs, vai konta informācijā. Vēstules par pasūtījumiem un kontu pienāks arī turpmāk.',
        ],
      },
      ee: {
        question: 'Kuidas loobuda uudistest e-postiga?',
        answer: [
          'Iga kirja lõpus oleva lingiga, sisse logida ei ole vaja, või konto andmetes. Kirjad tellimuste ja konto kohta tulevad edasi.',
        ],
      },
    },
  },
];
