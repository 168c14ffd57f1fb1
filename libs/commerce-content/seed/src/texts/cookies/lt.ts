import type { PageText } from '../texts.schema.ts';

export const lt: PageText = {
  title: 'Slapukai',
  summary:
    'Kokius slapukus ir kitą naršyklės atmintį naudoja ši parduotuvė, kam jų reikia ir kiek laiko jie lieka. Kuriuos iš jų naudoti, pasirenkate jūs.',
  blocks: [
    {
      type: 'text',
      paragraphs: [
        'Slapukas\u00a0– tai trumpas tekstas, kurį svetainė išsaugo jūsų naršyklėje. Slapukams, be kurių parduotuvė neveiktų, ir tiems, kurie įsimena jūsų pasirinkimus, sutikimo pagal įstatymą nereikia. Visi kiti įrašomi ir juos įrašantys scenarijai įkeliami tik tada, kai tai leidžiate.',
        'Kai ryšys saugus, mūsų slapukų pavadinimai prasideda „__Host-“, todėl kitos svetainės jų negali nei įrašyti, nei pakeisti.',
      ],
    },
    {
      type: 'table',
      heading: 'Parduotuvės slapukai',
      head: ['Pavadinimas', 'Kam jo reikia', 'Kiek laiko lieka'],
      rows: [
        [
          'shop_session',
          'Kad liktumėte prisijungę ir krepšelis neišnyktų. Tai atsitiktinis raktas, duomenų apie jus jame nėra.',
          'Kol uždarysite naršyklę; iki metų, jei pasirinkote, kad jus įsimintume, ir jei krepšelis be paskyros',
        ],
        ['shop_known', 'Parodo puslapiui, kad sesija yra.', 'Tiek pat, kiek shop_session'],
        [
          'shop_consent',
          'Jūsų pasirinkimas dėl slapukų ir atsitiktinis numeris. Tą patį numerį su pasirinkimu, laiku ir versija saugome kaip įrodymą, duomenų apie jus ten nėra.',
          '6 mėnesiai',
        ],
        ['shop_locale', 'Jūsų pasirinkta kalba.', '1 metai'],
        ['shop_currency', 'Kainų valiuta.', '1 metai'],
        ['shop_market', 'Šalis, į kurią siunčiame prekes.', '1 metai'],
        ['shop_method', 'Siuntimas oru arba jūra.', '1 metai'],
        ['shop_layout', 'Prekės tinkleliu arba sąrašu.', '1 metai'],
        ['shop_scheme', 'Šviesios arba tamsios spalvos.', '1 metai'],
        ['shop_browser', 'Įsimena, kad norite likti su sena naršykle.', '1 metai'],
        ['shop_check_translations, shop_view_translations', 'Tik mūsų vertėjams.', '1 valanda, 1 diena'],
      ],
    },
    {
      type: 'table',
      heading: 'Tik su jūsų sutikimu',
      head: ['Kam', 'Kas naudojama', 'Kiek laiko lieka'],
      rows: [
        [
          'Parinktys',
          '„LiveAgent“, pokalbis su mumis, kai jį atveriate: jis prisimena jus ir tai, kas buvo parašyta.',
          'Iki 1 metų',
        ],
        [
          'Statistika',
          '„Google Tag Manager“ ir jo įkeliamos žymos: kokie puslapiai lankomi, kokios prekės žiūrimos ir perkamos. Klaidų įrašai, kuriuose visas tekstas paslėptas.',
          'Iki 2 metų',
        ],
        [
          'Reklama',
          '„Meta Pixel“, „Criteo“ ir „Klaviyo“: kokios prekės žiūrimos ir perkamos, kad galėtume rodyti jums tinkančius pasiūlymus ir žinotume, ką duoda reklama. Įsigijus prekių, „Meta“ perduodame ir jūsų el. pašto adreso maišos reikšmę.',
          'Iki 13 mėnesių',
        ],
        [
          'Reklama: shop_utm_first, shop_utm_last',
          'Pirmoji ir paskutinė reklama, kuri jus atvedė. Jos saugomos kartu su užsakymu.',
          '90 dienų',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        [
          'Savo pasirinkimą bet kada galite pakeisti puslapyje ',
          { text: 'Slapukų nustatymai', href: '/consent' },
          ', nuoroda į jį yra kiekvieno puslapio apačioje. Po šešių mėnesių paklausime iš naujo. Jei jūsų naršyklė siunčia „Global Privacy Control“ ženklą, laikome tai atsisakymu ir neklausiame.',
        ],
      ],
    },
    {
      type: 'list',
      heading: 'Kita naršyklės atmintis',
      items: [
        'Paskutinės paieškos, kad galėtumėte jas pakartoti. Ištrinti galite paieškos laukelyje.',
        'Tai, ką įrašėte į formą, kol ji išsiunčiama arba uždaromas skirtukas. Slaptažodžių ir kortelių duomenų nesaugome.',
        'Žymos be asmens duomenų: pavyzdžiui, kad krepšelis pakeistas kitame skirtuke arba kad pranešimas jau parodytas.',
      ],
    },
    {
      type: 'text',
      paragraphs: ['Kai atsijungiate, naršyklė šią atmintį išvalo. Pasirinkimai slapukuose lieka.'],
    },
    {
      type: 'text',
      heading: 'Mokėjimo paslaugų teikėjų puslapiai',
      paragraphs: [
        'Mokėdami kortele, per „PayPal“ arba per banką, mokėjimą patvirtinate paslaugos teikėjo puslapyje. Ten teikėjas naudoja savo slapukus pagal savo taisykles.',
      ],
    },
    {
      type: 'text',
      heading: 'Kaip atsisakyti slapukų arba juos ištrinti',
      paragraphs: [
        'Slapukus galite ištrinti ir blokuoti naršyklės nustatymuose. Be shop_session prekes peržiūrėti galėsite, bet nebus krepšelio, užsakymų ir prisijungimo.',
        [
          'Ką dar darome su jūsų duomenimis, parašyta ',
          { text: 'privatumo politikoje', href: '/privacy-policy' },
          '.',
        ],
      ],
    },
  ],
};
