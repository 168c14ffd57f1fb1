import { listed } from './listed.ts';
import type { RestrictionRule } from './restriction-rule.ts';

const SHOPS = listed(`
  steam, playstation, psn., xbox, nintendo, roblox, itunes, google play, amazon, netflix, spotify, apple,
  visa, mastercard, paysafe, razer, ebay, walmart, starbucks, zara, ikea, fortnite, eshop
`);

/** Money, what pays like money, precious metal and gambling. */
export const MONEY: RestrictionRule = {
  restriction: 'money',
  names: listed(`
    gift card, giftcard, egift, gift voucher, gift certificate, banknote, gold bar, gold bullion, silver bar,
    silver bullion, platinum bar, gold ingot, silver ingot, lottery, powerball, mega millions, prepaid card, prepaid visa,
    prepaid mastercard,
    gold coin, silver coin, platinum coin, krugerrand, silver eagle, gold eagle, maple leaf coin,
    bitcoin wallet loaded,
    traveler s check, traveller s cheque, travelers check, money order, cash bills, paper money, scratch ticket,
    scratch off lottery, bullion, counterfeit money, counterfeit bill, krugerrand, uncirculated,
    dovanų kortel, dovanų kupon, dovanų ček, dovanų kod, banknot, loterij, auksin monet, sidabrin monet,
    aukso luit, sidabro luit, investicin auks, platinos luit, aukso monet, sidabro monet, kelionin ček, grynieji,
    iš anksto apmokėt, išankstinio mokėjimo, momentin loter, nutrinam biliet,
    dāvanu kart, dāvanu kup, dāvanu kod, zelta monēt, sudraba monēt, zelta stien, zelta stieņ, sudraba stien,
    sudraba stieņ, platīna stien, ieguldījumu zelt, skaidra naud, priekšapmaks kart, ceļojuma ček, papīra naud
  `),
  estonian: listed(`
    kinkekaar, kinkekood, kinkevautš, pangatäh, rahatäh, loterii, loteri, kuldmün, hõbemün, kullakang, hõbekang,
    kullaplaat, ettemakst, ettemaksukaar, investeerimiskuld, investeerimishõb, plaatinakang, sularaha, reisitšek
  `),
  pairs: [
    {
      one: listed(`
        code., wallet code, top up, topup, kodas., kods., kodo., voucher, kupon, papildym, papildināš, kaart,
        kood
      `),
      other: SHOPS,
      never: listed(`
        code reader, holder, zip code, adapter, case., dėkl, scanner
      `),
    },
    {
      one: ['prepaid', 'išankst', 'apmokėt', 'priekšapmaks', 'ettemaks'],
      other: listed(`
        visa, mastercard, kort, card., kart, kaart
      `),
    },
    {
      one: listed(`
        coin., monet, monēt, münt, mündid, round.
      `),
      other: listed(`
        1 oz, ounce, uncij, unce, unts, fine silver, fine gold, proof., bullion, 999, 9999, invest, rare.,
        collectible, numizmat, kolekcin, kolekcijas, kogum
      `),
      never: ['album', 'purse', 'capsule'],
    },
    {
      one: ['bill.', 'bills.', 'note.'],
      other: ['dollar', 'currency', 'uncirculated', 'zimbabwe', 'circulated'],
    },
    {
      one: ['bar.', 'luit', 'stien', 'kang.'],
      other: ['1 oz', '999', '9999', '24k', 'bullion', 'pamp', 'valcambi', 'umicore'],
    },
  ],
  before: listed(`
    chocolate, šokoladin, šokolād, šokolaad, monopoly, plated, auksuot, phone
  `),
  after: listed(`
    necklace, envelope, stool, bracelet, earring, pendant, ring., table, cart., lamp, wrap, keychain,
    scratcher, clip, capsule, album, tube., chocolate, vok, aploksn, ümbrik, album, kapsl, kapsul,
    pardav, mašin, masin, tool, drum, board, bath, bags, handle, pull, stud, nameplate, clamp
  `),
  unless: listed(`
    chocolate gold coin, loteriimäng, auksinis šaltin, gold bar necklace, play money, loterijos būgn
  `),
  never: ['play money', 'monopoly', 'žaidimo pinig', 'mänguraha', 'spēļu naud'],
};
