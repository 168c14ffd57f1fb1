import type { LocaleCode } from './languages.ts';

/** Russian is written though no brand offers it today. */
export type FieldLanguage = LocaleCode | 'ru';

export const FIELD_CODES = [
  'required',
  'email',
  'url',
  'number',
  'phone',
  'postcode',
  'too_short',
  'too_long',
  'password_too_short',
  'country_not_served',
  'too_many_requests',
  'unreachable',
  'offline',
  'invalid',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

const MESSAGES: Record<FieldLanguage, Record<FieldCode, string>> = {
  en: {
    required: 'Field is required.',
    email: 'Please enter a valid email address.',
    url: 'Please include a valid url (e.g.: {host}/...).',
    number: 'Field must be a number.',
    phone: 'Please check the phone number, for example +370\u00a0612\u00a000\u00a0184.',
    postcode: 'Please check the postcode.',
    too_short: 'This is too short.',
    too_long: 'This is too long.',
    password_too_short: 'A password needs at least 10 characters.',
    country_not_served: 'We do not deliver to this country.',
    too_many_requests: 'Too many tries. Please wait a few minutes and try again.',
    unreachable: 'The shop could not be reached. Please try again.',
    offline: 'You are offline. What you typed is kept: try again when the connection is back.',
    invalid: 'Please check what is written here.',
  },
  lt: {
    required: 'Šį lauką būtina užpildyti.',
    email: 'Įveskite galiojantį el. pašto adresą.',
    url: 'Įveskite galiojančią nuorodą (pvz.: {host}/...).',
    number: 'Čia turi būti skaičius.',
    phone: 'Patikrinkite telefono numerį, pavyzdžiui, +370\u00a0612\u00a000\u00a0184.',
    postcode: 'Patikrinkite pašto kodą.',
    too_short: 'Per trumpa.',
    too_long: 'Per ilga.',
    password_too_short: 'Slaptažodį turi sudaryti bent 10 simbolių.',
    country_not_served: 'Į šią šalį nepristatome.',
    too_many_requests: 'Per daug bandymų. Palaukite kelias minutes ir bandykite dar kartą.',
    unreachable: 'Nepavyko susisiekti su parduotuve. Bandykite dar kartą.',
    offline: 'Nėra interneto ryšio. Tai, ką įvedėte, išsaugota: bandykite dar kartą, kai ryšys atsiras.',
    invalid: 'Patikrinkite, kas čia įrašyta.',
  },
  lv: {
    required: 'Šis lauks ir jāaizpilda.',
    email: 'Ievadiet derīgu e-pasta adresi.',
    url: 'Ievadiet derīgu saiti (piem.: {host}/...).',
    number: 'Šeit jābūt skaitlim.',
    phone: 'Pārbaudiet tālruņa numuru, piemēram, +371\u00a02612\u00a00184.',
    postcode: 'Pārbaudiet pasta indeksu.',
    too_short: 'Pārāk īss.',
    too_long: 'Pārāk garš.',
    password_too_short: 'Parolē jābūt vismaz 10 rakstzīmēm.',
    country_not_served: 'Uz šo valsti nepiegādājam.',
    too_many_requests: 'Pārāk daudz mēģinājumu. Uzgaidiet dažas minūtes un mēģiniet vēlreiz.',
    unreachable: 'Neizdevās sazināties ar veikalu. Mēģiniet vēlreiz.',
    offline:
      'Nav interneta savienojuma. Ievadītais ir saglabāts: mēģiniet vēlreiz, kad savienojums būs atjaunots.',
    invalid: 'Pārbaudiet, kas šeit ierakstīts.',
  },
  ee: {
    required: 'See väli tuleb täita.',
    email: 'Sisestage kehtiv e-posti aadress.',
    url: 'Sisestage kehtiv link (nt: {host}/...).',
    number: 'Siia tuleb kirjutada arv.',
    phone: 'Kontrollige telefoninumbrit, näiteks +372\u00a05120\u00a00184.',
    postcode: 'Kontrollige sihtnumbrit.',
    too_short: 'Liiga lühike.',
    too_long: 'Liiga pikk.',
    password_too_short: 'Parool peab olema vähemalt 10 märki pikk.',
    country_not_served: 'Sellesse riiki me ei tarni.',
    too_many_requests: 'Liiga palju katseid. Oodake mõni minut ja proovige uuesti.',
    unreachable: 'Veebipoega ei saadud ühendust. Palun proovige uuesti.',
    offline: 'Internetiühendus puudub. Sisestatu on alles: proovige uuesti, kui ühendus taastub.',
    invalid: 'Kontrollige, mis siia on kirjutatud.',
  },
  ru: {
    required: 'Это поле обязательно для заполнения.',
    email: 'Введите действительный адрес электронной почты.',
    url: 'Введите действительную ссылку (например: {host}/...).',
    number: 'Здесь должно быть число.',
    phone: 'Проверьте номер телефона, например +370\u00a0612\u00a000\u00a0184.',
    postcode: 'Проверьте почтовый индекс.',
    too_short: 'Слишком коротко.',
    too_long: 'Слишком длинно.',
    password_too_short: 'Пароль должен содержать не менее 10 символов.',
    country_not_served: 'В эту страну мы не доставляем.',
    too_many_requests: 'Слишком много попыток. Подождите несколько минут и попробуйте снова.',
    unreachable: 'Не удалось связаться с магазином. Попробуйте ещё раз.',
    offline: 'Нет подключения к интернету. Введённое сохранено: попробуйте ещё раз, когда связь появится.',
    invalid: 'Проверьте, что здесь написано.',
  },
};

const isFieldCode = (code: string): code is FieldCode => (FIELD_CODES as readonly string[]).includes(code);

/** The built-in words for a field's code; an unknown code still says that something is wrong. */
export const fieldMessage = (language: FieldLanguage, code: string, host = ''): string =>
  MESSAGES[language][isFieldCode(code) ? code : 'invalid'].replace('{host}', host);
