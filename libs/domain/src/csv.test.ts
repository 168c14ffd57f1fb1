import { describe, expect, test } from 'vitest';
import { readCsv, readRecords, UnreadableCsv } from './csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);
const COLUMNS = { required: ['id', 'sum'], optional: ['note'] } as const;
const recordsOf = (text: string) => readRecords(readCsv(text), COLUMNS);

describe('cells', () => {
  test('a quoted cell may have commas, line ends and quotes', () => {
    expect(cellsOf('a,"b, ""c""\r\nd",e\r\nf,g,h\r\n')).toEqual([
      ['a', 'b, "c"\r\nd', 'e'],
      ['f', 'g', 'h'],
    ]);
  });

  test('line ends of every system, a byte order mark and empty lines change nothing', () => {
    for (const text of ['a,b\nc,d', 'a,b\r\nc,d\r\n', '\uFEFFa,b\n\nc,d\n', 'a,b\rc,d'])
      expect(cellsOf(text)).toEqual([
        ['a', 'b'],
        ['c', 'd'],
      ]);
  });

  test('empty cells stay, also the last of a file', () => {
    expect(cellsOf(',,\n,"",x,')).toEqual([
      ['', '', ''],
      ['', '', 'x', ''],
    ]);
    expect(cellsOf('')).toEqual([]);
  });

  test('an open quote is refused with its line', () => {
    expect(() => readCsv('a,b\n"c\nd,e')).toThrow(/^line 2: a quote/);
    expect(() => readCsv('a,"b"c')).toThrow(UnreadableCsv);
  });
});

describe('records', () => {
  test('are read by the names of the head, in any order', () => {
    const [record] = recordsOf('sum,id\n"1,000.00",A1\n');
    expect([record?.line, record?.get('id'), record?.get('sum'), record?.get('note')]).toEqual([
      ...[2, 'A1', '1,000.00', ''],
    ]);
  });

  test.each([
    ['', 'line 1: the head is missing'],
    ['id,sum,colour\n', 'line 1: "colour" is no known column'],
    ['id,id,sum\n', 'line 1: a column is there twice'],
    ['\nid\n', 'line 2: the column "sum" is missing'],
    ['id,sum\n"a\nb",1\nc\n', 'line 4: has 1 cells, not 2'],
  ])('of %j: %s', (text, why) => {
    expect(() => recordsOf(text)).toThrow(why);
  });
});
