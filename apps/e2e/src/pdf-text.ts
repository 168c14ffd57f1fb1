import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** All words of a PDF, page by page. */
export const textOfPdf = async (bytes: Uint8Array): Promise<string> => {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ');
};
