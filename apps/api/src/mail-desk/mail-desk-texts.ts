export const MAIL_USAGE = `npm run mail -- bounces < message                 reads one bounce or complaint, as a mail server pipes it
npm run mail -- stops                             addresses that get no news, and why
npm run mail -- show <email>                      what was reported about mails to the address
npm run mail -- stop <email> bounce|complaint     no more news to an address whose mails came back, or that complained
npm run mail -- allow <email>                     news may go to the address again`;
