import PDFDocument from 'pdfkit';
import { FONTS } from './fonts.ts';
import type { InvoiceSheet, SheetParty, SheetRow } from './invoice-sheet.ts';

type Pdf = PDFKit.PDFDocument;
type Part = ReturnType<Pdf['struct']>;

/** Points: 1/72 inch, on A4. */
const MARGIN = 48;
const [LEFT, RIGHT, BOTTOM] = [MARGIN, 595 - MARGIN, 842 - MARGIN - 20];
const WIDTH = RIGHT - LEFT;
const GAP = 8;
const SIZES = { title: 18, heading: 11, text: 9, note: 7.5 } as const;
const INK = '#1a1a1a';
const MUTED = '#595959';
const RULE = '#b3b3b3';
/** Left edge and width of each column: description, quantity, price, rate, net amount. */
const COLUMNS = [
  { x: LEFT, width: 218 },
  { x: LEFT + 226, width: 52 },
  { x: LEFT + 286, width: 78 },
  { x: LEFT + 372, width: 42 },
  { x: LEFT + 422, width: WIDTH - 422 },
] as const;
const SUMS_AT = LEFT + 226;

type Style = { size: number; font?: keyof typeof FONTS; color?: string; align?: 'left' | 'right' };
type Place = { x: number; y: number; width: number };

const styled = (pdf: Pdf, { size, font = 'regular', color = INK }: Style): Pdf =>
  pdf.font(FONTS[font]).fontSize(size).fillColor(color);

const heightOf = (pdf: Pdf, text: string, width: number, style: Style): number =>
  styled(pdf, style).heightOfString(text, { width });

const write = (pdf: Pdf, text: string, { x, y, width }: Place, style: Style) =>
  styled(pdf, style).text(text, x, y, { width, align: style.align ?? 'left' });

/** A text of the structure that screen readers follow. */
const tagged = (pdf: Pdf, parent: Part, type: string, draw: () => void) =>
  parent.add(pdf.struct(type, {}, draw));

/** What readers skip: rules, repeated headers, page numbers. */
const besides = (pdf: Pdf, draw: () => void) => {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
};

const rule = (pdf: Pdf, y: number) =>
  besides(pdf, () => {
    pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(RULE).stroke();
  });

/** Draws the sheet as a tagged PDF (PDF/UA) and resolves to its bytes. */
export const drawSheet = (sheet: InvoiceSheet): Promise<Buffer> => {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: sheet.languageTag,
    displayTitle: true,
    bufferPages: true,
    font: FONTS.regular,
    info: { Title: sheet.title, Author: sheet.parties[0]?.name ?? '' },
  };
  // The package's types do not know this subset yet.
  const pdf = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }));
  const bytes = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let y = drawHead(pdf, root, sheet);
  y = drawParties(pdf, root, sheet.parties, y + 16);
  y = drawTable(pdf, root, sheet.table, y + 20);
  drawSums(pdf, root, sheet.sums, y + 16);
  root.end();
  numberPages(pdf);
  pdf.end();
  return bytes;
};

const collect = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });

const drawHead = (pdf: Pdf, root: Part, { title, lines }: InvoiceSheet): number => {
  let y = MARGIN;
  const line = (type: string, text: string, style: Style) => {
    tagged(pdf, root, type, () => write(pdf, text, { x: LEFT, y, width: WIDTH }, style));
    y += heightOf(pdf, text, WIDTH, style) + 4;
  };
  line('H1', title, { size: SIZES.title, font: 'strong' });
  for (const text of lines) line('P', text, { size: SIZES.text, color: MUTED });
  return y;
};

const drawParties = (pdf: Pdf, root: Part, parties: readonly SheetParty[], top: number): number => {
  const width = WIDTH / 2 - GAP;
  const ends = parties.map(({ heading, name, lines }, at) => {
    const x = LEFT + at * (width + 2 * GAP);
    const section = pdf.struct('Sect');
    root.add(section);
    let y = top;
    const line = (type: string, text: string, style: Style) => {
      tagged(pdf, section, type, () => write(pdf, text, { x, y, width }, style));
      y += heightOf(pdf, text, width, style) + 3;
    };
    line('H2', heading, { size: SIZES.heading, font: 'strong' });
    line('P', name, { size: SIZES.text, font: 'strong' });
    for (const text of lines) line('P', text, { size: SIZES.text });
    section.end();
    return y;
  });
  return Math.max(top, ...ends);
};

const alignOf = (column: number): 'left' | 'right' => (column === 0 ? 'left' : 'right');

const HEADER: Style = { size: SIZES.note, font: 'strong', color: MUTED };

const headerHeight = (pdf: Pdf, columns: readonly string[]): number =>
  Math.max(...columns.map((label, at) => heightOf(pdf, label, COLUMNS[at]?.width ?? 0, HEADER)));

const drawTable = (pdf: Pdf, root: Part, table: InvoiceSheet['table'], top: number): number => {
  const heading: Style = { size: SIZES.heading, font: 'strong' };
  tagged(pdf, root, 'H2', () => write(pdf, table.caption, { x: LEFT, y: top, width: WIDTH }, heading));
  let y = top + heightOf(pdf, table.caption, WIDTH, heading) + 8;
  const header = (label: string, at: number) =>
    write(pdf, label, { ...COLUMNS[at as 0], y }, { ...HEADER, align: alignOf(at) });
  const part = pdf.struct('Table');
  root.add(part);
  const first = pdf.struct('TR');
  part.add(first);
  for (const [at, label] of table.columns.entries()) tagged(pdf, first, 'TH', () => header(label, at));
  first.end();
  const underHeader = headerHeight(pdf, table.columns) + 4;
  y += underHeader;
  rule(pdf, y);
  for (const row of table.rows) {
    const height = rowHeight(pdf, row);
    if (y + height > BOTTOM) {
      pdf.addPage();
      y = MARGIN;
      besides(pdf, () => table.columns.forEach(header));
      y += underHeader;
      rule(pdf, y);
    }
    drawRow(pdf, part, row, y + 5);
    y += height;
    rule(pdf, y);
  }
  part.end();
  return y;
};

const TEXT: Style = { size: SIZES.text };
const NOTE: Style = { size: SIZES.note, color: MUTED };

const rowHeight = (pdf: Pdf, { about, note }: SheetRow): number => {
  const { width } = COLUMNS[0];
  return (
    heightOf(pdf, about, width, TEXT) + (note === '' ? 0 : heightOf(pdf, note, width, NOTE) + 2) + GAP + 2
  );
};

const drawRow = (pdf: Pdf, table: Part, { about, note, cells }: SheetRow, y: number) => {
  const row = pdf.struct('TR');
  table.add(row);
  const { x, width } = COLUMNS[0];
  tagged(pdf, row, 'TD', () => {
    write(pdf, about, { x, y, width }, TEXT);
    const below = y + heightOf(pdf, about, width, TEXT) + 2;
    if (note !== '') write(pdf, note, { x, y: below, width }, NOTE);
  });
  for (const [at, cell] of cells.entries()) {
    const column = COLUMNS[(at + 1) as 1];
    tagged(pdf, row, 'TD', () => write(pdf, cell, { ...column, y }, { ...TEXT, align: 'right' }));
  }
  row.end();
};

const SUM_HEIGHT = 18;

/** The sums are kept together: they move to the next page if they do not fit. */
const drawSums = (pdf: Pdf, root: Part, { heading, rows, total }: InvoiceSheet['sums'], top: number) => {
  const all = [
    ...rows.map((row) => ({ row, style: TEXT })),
    { row: total, style: { size: 12, font: 'strong' } as Style },
  ];
  let y = top;
  if (y + SUM_HEIGHT * (all.length + 1) > BOTTOM) {
    pdf.addPage();
    y = MARGIN;
  }
  const place = { x: SUMS_AT, width: RIGHT - SUMS_AT };
  tagged(pdf, root, 'H2', () =>
    write(pdf, heading, { ...place, y }, { size: SIZES.heading, font: 'strong' }),
  );
  y += SUM_HEIGHT;
  const table = pdf.struct('Table');
  root.add(table);
  for (const {
    row: [label, value],
    style,
  } of all) {
    const row = pdf.struct('TR');
    table.add(row);
    tagged(pdf, row, 'TH', () => write(pdf, label, { ...place, y, width: place.width - 90 }, style));
    tagged(pdf, row, 'TD', () =>
      write(pdf, value, { x: RIGHT - 86, y, width: 86 }, { ...style, align: 'right' }),
    );
    row.end();
    y += SUM_HEIGHT;
  }
  table.end();
};

const numberPages = (pdf: Pdf) => {
  const { start, count } = pdf.bufferedPageRange();
  if (count < 2) return;
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(start + at);
    besides(pdf, () =>
      write(
        pdf,
        `${at + 1} / ${count}`,
        { x: LEFT, y: BOTTOM + 6, width: WIDTH },
        { ...NOTE, align: 'right' },
      ),
    );
  }
};
