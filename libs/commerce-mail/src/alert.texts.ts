import type { Locale } from '@shop/commerce-kit/shop-brand';
import type { AlertCode, AlertState } from './mail.templates.ts';

type AlertTexts = {
  what: Readonly<Record<AlertCode, string>>;
  state: Readonly<Record<AlertState, string>>;
  count: string;
  threshold: string;
  since: string;
  footer: string;
};

/** Mails to the people who run the shop. */
export const ALERT_TEXTS: Readonly<Record<Locale, AlertTexts>> = {
  en: {
    what: {
      mails_failed: 'Emails that could not be delivered',
      mails_waiting: 'Emails that wait for more than 10 minutes',
      jobs_failed: 'Background jobs that failed',
      jobs_waiting: 'Background jobs that wait for more than 10 minutes',
      payments_in_review: 'Payments in review',
    },
    state: { opened: 'Alert', lasting: 'Alert continues', resolved: 'Resolved' },
    count: 'Now',
    threshold: 'Limit',
    since: 'Since',
    footer: 'This message was sent by the shop to the address set in ALERT_MAIL.',
  },
  lt: {
    what: {
      mails_failed: 'Nepristatyti el. laiškai',
      mails_waiting: 'El. laiškai, laukiantys ilgiau nei 10 minučių',
      jobs_failed: 'Nepavykusios foninės užduotys',
      jobs_waiting: 'Foninės užduotys, laukiančios ilgiau nei 10 minučių',
      payments_in_review: 'Tikrinami mokėjimai',
    },
    state: { opened: 'Įspėjimas', lasting: 'Įspėjimas tebegalioja', resolved: 'Išspręsta' },
    count: 'Dabar',
    threshold: 'Riba',
    since: 'Nuo',
    footer: 'Šį laišką parduotuvė išsiuntė adresu, nurodytu ALERT_MAIL.',
  },
  lv: {
    what: {
      mails_failed: 'Nepiegādātie e-pasti',
      mails_waiting: 'E-pasti, kas gaida ilgāk par 10 minūtēm',
      jobs_failed: 'Neizdevušies fona darbi',
      jobs_waiting: 'Fona darbi, kas gaida ilgāk par 10 minūtēm',
      payments_in_review: 'Pārbaudāmie maksājumi',
    },
    state: { opened: 'Brīdinājums', lasting: 'Brīdinājums turpinās', resolved: 'Atrisināts' },
    count: 'Tagad',
    threshold: 'Robeža',
    since: 'Kopš',
    footer: 'Šo vēstuli veikals nosūtīja uz adresi, kas norādīta ALERT_MAIL.',
  },
  ee: {
    what: {
      mails_failed: 'E-kirjad, mida ei saanud kätte toimetada',
      mails_waiting: 'E-kirjad, mis on oodanud üle 10 minuti',
      jobs_failed: 'Ebaõnnestunud taustatööd',
      jobs_waiting: 'Taustatööd, mis on oodanud üle 10 minuti',
      payments_in_review: 'Kontrollitavad maksed',
    },
    state: { opened: 'Hoiatus', lasting: 'Hoiatus kestab', resolved: 'Lahendatud' },
    count: 'Praegu',
    threshold: 'Piir',
    since: 'Alates',
    footer: 'Selle kirja saatis pood aadressile, mis on määratud seadega ALERT_MAIL.',
  },
};
