import * as z from 'zod/mini';

/** A field may be left out, or be undefined. */
type Loose<T> = T extends readonly (infer One)[]
  ? Loose<One>[]
  : T extends object
    ? { [Name in keyof T]?: Loose<T[Name]> | undefined }
    : T;
/** The fields of a description that the types of the package do not name. */
type Unnamed<Asked, Theirs> = Asked extends readonly (infer One)[]
  ? Theirs extends readonly (infer Other)[]
    ? Unnamed<One, Other>
    : Asked
  : Asked extends object
    ? {
        [Name in keyof Asked]-?: Name extends keyof Extract<Theirs, object>
          ? Unnamed<NonNullable<Asked[Name]>, NonNullable<Extract<Theirs, object>[Name]>>
          : Name;
      }[keyof Asked]
    : never;
type Described<Asked, Theirs> = [Unnamed<Asked, Theirs>] extends [never]
  ? Asked extends Loose<Theirs>
    ? true
    : false
  : false;

/** A description of exactly the fields in the package's types: any other does not compile. */
export const describing =
  <Theirs>() =>
  <T extends z.ZodMiniType>(schema: T & (Described<z.output<T>, Theirs> extends true ? unknown : never)): T =>
    schema;

/** Parameters arrive as texts. */
export const whole = (least: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,12}$/)),
    z.transform((text: string, context) => {
      if (Number(text) < least) context.issues.push({ code: 'custom', message: 'too small', input: text });
      return Number(text);
    }),
  );
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
);
/** A list has its indices in the names: `line_items[0]`. */
export const listOf = <T extends z.ZodMiniType>(one: T) =>
  z.pipe(
    z.record(z.string().check(z.regex(/^\d$/)), one),
    z.transform((places: Record<string, z.output<T>>): z.output<T>[] => Object.values(places)),
  );

export const Text = z.string().check(z.minLength(1), z.maxLength(500));
export const Address = z.string().check(z.url(), z.maxLength(5_000));
export const Metadata = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)));
export const Currency = z.enum(['eur', 'usd', 'aed']);
export const Locale = z.enum(['auto', 'de', 'en', 'et', 'fi', 'fr', 'lt', 'lv', 'pl', 'ru']);
