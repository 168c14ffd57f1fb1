import type { LocaleCode } from '@shop/domain/languages';
import type { ApiTransport } from './brand-bundle.ts';

/** One request for a page of the office. */
export type OfficeRequest = {
  readonly method: 'GET' | 'POST';
  /** Absolute. */
  readonly url: string;
  /** Form fields of a POST, url-encoded. */
  readonly body?: string | undefined;
  readonly locale: LocaleCode;
  readonly api: ApiTransport;
  readonly report: (error: unknown) => void;
};

/** A whole document, or the address of a redirect. */
export type OfficeAnswer =
  | { readonly status: number; readonly html: string; readonly location?: never }
  | { readonly status: number; readonly location: string; readonly html?: never };

/** The office's server bundle. */
export type OfficeBundle = { readonly render: (request: OfficeRequest) => Promise<OfficeAnswer> };

/** The named export of the bundle's entry. */
export type CreateOffice = (given: { readonly styles: readonly string[] }) => OfficeBundle;
