import { findCountryById } from '@shop/domain/countries';
import { isPhoneNumber, tidyPhoneNumber } from '@shop/domain/phone-number';
import * as z from 'zod/mini';

/** The fields of forms, the same in a form and in its call. Each has its error code. */
export const filled = (longest: number) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'too_long'));

/** May be left empty. */
export const optional = (longest: number) =>
  z.string('required').check(z.trim(), z.maxLength(longest, 'too_long'));

export const word = () => filled(120);
/** Web and e-mail addresses, markup, money: a name with one could put a link into a mail to another person. */
const NO_NAME = /:\/\/|www\.|[@<>]|\p{Sc}|\p{Cc}|[\p{L}\d-]{2,}\.\p{Ll}{2,}/u;

export const personName = () => filled(120).check(z.refine((name) => !NO_NAME.test(name), 'name_only'));

export const line = () => filled(200);

export const email = () =>
  z
    .string('required')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'required'),
      z.maxLength(254, 'too_long'),
      z.email('email'),
    );

/** May be left empty; a domestic number is parsed by its country. */
export const optionalPhone = (countryId: number) =>
  optional(40).check(
    z.refine(
      (typed) => typed === '' || isPhoneNumber(tidyPhoneNumber(findCountryById(countryId)?.code, typed)),
      'phone',
    ),
  );

export const newPassword = () =>
  z
    .string('required')
    .check(z.minLength(1, 'required'), z.minLength(10, 'password_too_short'), z.maxLength(128, 'too_long'));

/** For login only: any formerly valid password may be typed. */
export const knownPassword = () =>
  z.string('required').check(z.minLength(1, 'required'), z.maxLength(128, 'too_long'));
