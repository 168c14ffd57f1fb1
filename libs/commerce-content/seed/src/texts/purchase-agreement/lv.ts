import type { PageText } from '../texts.schema.ts';

export const lv: PageText = {
  title: 'Pirkuma līgums',
  summary:
    'Noteikumi, ar kādiem pērkat veikalā {shop}: pasūtījums, cena, maksājums, piegāde, muita, atteikums, garantija, pretenzijas un strīdi.',
  blocks: [
    {
      type: 'text',
      heading: '1. Līgums',
      paragraphs: [
        'Jūs pērkat no pārdevēja {seller}, reģistrācijas Nr.\u00a0{seller_code}, {seller_address}, e-pasts {email}, tālrunis {phone} (turpmāk\u00a0– mēs). Šie noteikumi attiecas uz katru pasūtījumu veikalā {shop}. Tiesības, ko jums kā patērētājam dod jūsu valsts likums, paliek spēkā arī tad, ja šeit tās nav minētas.',
      ],
    },
    {
      type: 'text',
      heading: '2. Pasūtījums',
      paragraphs: [
        'Pasūtīt varat ar kontu vai kā viesis. Pirms pasūtīšanas redzat preces, kopsummu, piegādes dienas un kurjeru un visu varat labot. Ar pēdējo pogu veicat pasūtījumu ar pienākumu maksāt.',
        'Līgums ir noslēgts, kad apmaksāto pasūtījumu apstiprinām pa e-pastu. Pasūtījumu ar cenām un šos noteikumus glabājam; atradīsiet tos e-pastā un pasūtījuma lapā. Līgumu varat slēgt latviešu, lietuviešu, igauņu vai angļu valodā.',
        'Pasūtījuma noformēšanas laikā preces un cenas jums ir rezervētas ierobežotu laiku, ko rāda lapa. Ja apmaksātās preces nevaram nopirkt, paziņojam jums un nekavējoties atmaksājam par tām samaksāto.',
      ],
    },
    {
      type: 'text',
      heading: '3. Cena',
      paragraphs: [
        'Cenā ir iekļautas preces, sūtīšana izvēlētajā veidā, muitas formalitātes, muitas nodoklis, PVN un lētākā piegāde jūsu valstī. Tas, ko izvēlaties papildus, piemēram, dārgāks kurjers, ir norādīts ar cenu. Pēc pasūtīšanas cena nemainās.',
        'Pārsvītrotā cena ir zemākā cena 30\u00a0d. pirms atlaides. Atlaides kods samazina preču cenu, pirms tiek rēķināta sūtīšana un nodokļi, tāpēc samazinās arī PVN.',
      ],
    },
    {
      type: 'text',
      heading: '4. Muitas nodoklis Eiropas Savienībā no 2026.\u00a0gada 1.\u00a0jūlija',
      paragraphs: [
        'Ja preces sūtījumā maksā līdz 150\u00a0€, muitas nodoklis ir 3\u00a0eiro par katru atšķirīgu sešciparu tarifa pozīciju (Padomes Regula (ES) 2026/382, līdz 2028.\u00a0gada 1.\u00a0jūlijam). Tas ir iekļauts cenā, ko redzat.',
      ],
    },
    {
      type: 'text',
      heading: '5. Maksājums',
      paragraphs: [
        'Jūs maksājat pasūtot ar kādu no piedāvātajiem maksājuma veidiem: karti, PayPal, caur banku vai no konta atlikuma. Ja maksājuma veidam ir maksa, tā ir redzama pirms izvēles; vienmēr ir arī veids bez maksas. Par katru apmaksātu pasūtījumu saņemat rēķinu, par katru atmaksu\u00a0– kredītrēķinu.',
      ],
    },
    {
      type: 'text',
      heading: '6. Piegāde',
      paragraphs: [
        'Piegādājam uz šīm valstīm: {ships_to}. Piegādes dienas jūsu precēm, pa gaisu vai pa jūru, ir redzamas pirms pasūtīšanas un ir līguma daļa. Nozaudēšanas un bojājumu risku uzņemamies mēs, līdz preces saņemat jūs vai jūsu norādīta persona.',
        'Ja preces nepienāk laikā, varat noteikt mums saprātīgu papildu termiņu. Ja tās nepienāk arī tajā, varat atkāpties no līguma, un mēs nekavējoties atmaksājam visu samaksāto. Papildu termiņš nav vajadzīgs, ja piegādes laiks bija būtisks un jūs to pateicāt pirms pasūtīšanas.',
      ],
    },
    {
      type: 'text',
      heading: '7. Muita',
      paragraphs: [
        'Preces jūsu valsts muitā deklarējam un muitas nodokli un PVN samaksājam mēs vai mūsu uzdevumā pārvadātājs. Šim nolūkam atļaujat mums rīkoties jūsu vārdā, ja to prasa likums, un nodot jūsu vārdu, uzvārdu, adresi, tālruni un e-pastu. Lūdzu, pasūtiet tikai to, ko jūsu valstī drīkst ievest.',
      ],
    },
    {
      type: 'text',
      heading: '8. Pasūtījuma atcelšana un mainīšana',
      paragraphs: [
        'Pasūtījumu varat atcelt tā lapā, kamēr preces vēl neesam nopirkuši. Visu summu atmaksājam turp, no kurienes tā nāca. Kamēr preces nav iepakotas, varat mainīt adresi tajā pašā valstī.',
      ],
    },
    {
      type: 'text',
      heading: '9. Atteikums un atgriešana',
      paragraphs: [
        'Šajā veikalā preces varat atgriezt {return_days} dienu laikā no dienas, kad saņemat pēdējo pasūtījuma sūtījumu.',
        'Ja preces tiek sūtītas uz Eiropas Savienības valsti, jums ir tiesības vismaz 14 dienu laikā no šīs dienas atteikties no līguma, neminot iemeslu. Pietiek, ja šajā laikā nosūtāt mums paziņojumu.',
        [
          'Vienkāršākais ceļš ir veidlapa ',
          { text: '“Atteikties no līguma šeit”', href: '/withdrawal' },
          ': tur ir arī informācija par atteikuma tiesībām un veidlapas paraugs. Saņemšanu uzreiz apstiprinām pa e-pastu. Der arī vēstule vai e-pasts.',
        ],
        'Preces nosūtiet 14 dienu laikā no paziņojuma. Naudu atmaksājam 14 dienu laikā no paziņojuma ar to pašu maksājuma veidu un varam pagaidīt, līdz saņemam preces vai nosūtīšanas apliecinājumu. Par visu pasūtījumu atmaksājam visu ar lētāko piegādi, par tā daļu\u00a0– šo preču cenu ar muitas nodokli un PVN.',
        'No Eiropas Savienības valstīm atgriešanu apmaksājat jūs, no Apvienotajiem Arābu Emirātiem\u00a0– mēs. Par vērtības samazinājumu atbildat tikai tad, ja ar precēm rīkojāties vairāk, nekā vajadzīgs, lai tās apskatītu un izmēģinātu.',
      ],
    },
    {
      type: 'list',
      heading: '10. Ko nevar atgriezt bez iemesla',
      items: [
        'aizzīmogotas preces, kuras veselības aizsardzības vai higiēnas apsvērumu dēļ nav piemērotas atdošanai un kuru iepakojums pēc piegādes ir atvērts;',
        'preces, kas izgatavotas pēc jūsu norādījumiem vai ir nepārprotami personalizētas.',
      ],
    },
    {
      type: 'text',
      paragraphs: ['Par katru šādu preci tas ir pateikts preces lapā un pasūtījuma noformēšanā.'],
    },
    {
      type: 'text',
      heading: '11. Garantija',
      paragraphs: [
        'Šajā veikalā par līgumam neatbilstošām precēm atbildam {warranty_months} mēnešus no piegādes.',
        'Eiropas Savienībā likums dod vismaz divu gadu juridisko garantiju. Ja neatbilstība atklājas gada laikā, uzskata, ka tā bija jau piegādes brīdī, ja vien nepierādām pretējo. Nīderlandē precei jākalpo tik ilgi, cik no tās var sagaidīt, un tas var būt ilgāk.',
        'Ja prece neatbilst līgumam, varat pēc izvēles prasīt to bez maksas salabot vai apmainīt, ja vien tas nav neiespējami vai nesamērīgi. Ja saprātīgā laikā tas netiek izdarīts, neizdodas vai tiek atteikts, vai ja neatbilstība ir būtiska, varat prasīt samazināt cenu vai atcelt līgumu un saņemt naudas atmaksu. Ražotāja komercgarantija šīs tiesības nemaina.',
      ],
    },
    {
      type: 'text',
      heading: '12. Pretenzijas',
      paragraphs: [
        [
          'Pretenziju iesniedziet ar ',
          { text: 'pretenzijas veidlapu', href: '/claim-form' },
          ' vai rakstiet uz {email}: kuras preces, kas nav kārtībā, un pievienojiet fotogrāfijas, ja varat. Lūdzu, ziņojiet, tiklīdz neatbilstību pamanāt; divu mēnešu laikā vienmēr ir laikus. Atbildam pa e-pastu un, ja pretenziju noraidām, norādām iemeslus.',
        ],
      ],
    },
    {
      type: 'text',
      heading: '13. Konta atlikums',
      paragraphs: [
        'Konta atlikumu varat papildināt un no tā maksāt par pasūtījumiem. Papildinājums ir ieskaitīts, kad to apstiprina maksājumu pakalpojuma sniedzējs. Par konta atlikumu procentus nemaksājam, tas nezaudē derīgumu. No konta atlikuma samaksāto atmaksājam kontā. Ja neiztērēto vēlaties saņemt atpakaļ, rakstiet mums.',
      ],
    },
    {
      type: 'text',
      heading: '14. Pārsūtīšana',
      paragraphs: [
        'Pārsūtām sūtījumus, ko ar savu nodalījuma numuru esat nosūtījis uz mūsu noliktavu Amerikā. Tas, ko nopirkāt citā veikalā, ir līgums starp jums un šo veikalu. Deklarācijai patiesi norādāt, kas ir sūtījumā, un par pārsūtīšanu un importa nodokļiem samaksājat, pirms sūtījums dodas ceļā. Atteikuma tiesības neattiecas uz pārsūtīšanu, kas pēc jūsu lūguma ir pilnībā veikta.',
      ],
    },
    {
      type: 'list',
      heading: '15. Strīdi',
      items: [
        'Vispirms rakstiet uz {email}. Ja nevienojamies, bez maksas vai par nelielu samaksu varat vērsties savas valsts iestādē:',
        [
          'Lietuva: Valsts patērētāju tiesību aizsardzības dienests, ',
          { text: 'vvtat.lrv.lt', href: 'https://vvtat.lrv.lt' },
        ],
        [
          'Latvija: Patērētāju tiesību aizsardzības centrs, ',
          { text: 'ptac.gov.lv', href: 'https://www.ptac.gov.lv' },
        ],
        [
          'Igaunija: Patērētāju strīdu komisija pie Patērētāju aizsardzības un tehniskās uzraudzības pārvaldes, ',
          { text: 'ttja.ee', href: 'https://ttja.ee' },
        ],
        [
          'Nīderlande: Patērētāju un tirgus iestādes padomi, ',
          { text: 'consuwijzer.nl', href: 'https://www.consuwijzer.nl' },
        ],
        [
          'Cita Eiropas Savienības valsts: Eiropas Patērētāju centri, ',
          { text: 'eccnet.eu', href: 'https://www.eccnet.eu' },
        ],
        'Apvienotie Arābu Emirāti: Ekonomikas un tūrisma ministrija vai jūsu emirāta patērētāju aizsardzības iestāde.',
        'Vienmēr varat vērsties tiesā, kā patērētājs\u00a0– arī savas dzīvesvietas tiesā.',
      ],
    },
    {
      type: 'text',
      heading: '16. Piemērojamais likums un izmaiņas',
      paragraphs: [
        'Piemēro tās valsts likumu, kurā reģistrēts pārdevējs {seller}. Tas neatņem aizsardzību, ko jums dod jūsu dzīvesvietas valsts obligātās normas.',
        'Jūsu pasūtījumam piemēro redakciju, kas bija spēkā pasūtīšanas brīdī. Agrākās redakcijas varat lasīt šajā lapā.',
      ],
    },
  ],
};
