import { PHONE_NUMBER } from '@shop/domain';
import * as z from 'zod/mini';

/** The fields that people fill in, the same in a form and in the call that it makes. Each says its code. */
export const filled = (longest: number) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'too_long'));

export const word = () => filled(120);
export const line = () => filled(200);
export const zip = () => filled(20);

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

export const phone = () =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.regex(PHONE_NUMBER, 'phone'));

export const optionalPhone = () =>
  z.string().check(z.trim(), z.regex(new RegExp(`^$|${PHONE_NUMBER.source}`), 'phone'));

export const newPassword = () =>
  z
    .string('required')
    .check(z.minLength(1, 'required'), z.minLength(10, 'password_too_short'), z.maxLength(128, 'too_long'));

/** Asked for, not chosen: whatever was once allowed may be typed. */
export const knownPassword = () =>
  z.string('required').check(z.minLength(1, 'required'), z.maxLength(128, 'too_long'));
