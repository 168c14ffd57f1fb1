import { expect, test } from 'vitest';
import { isUnsupportedBrowser } from './supported-browser.ts';

const edge = (version: string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36 Edge/${version}`;
const safari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
const iPhone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 11_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;

test('R-GUI-05 Internet Explorer gets a warning, in any version', () => {
  for (const name of [
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; .NET4.0C; rv:11.0) like Gecko',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
    'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)',
  ])
    expect(isUnsupportedBrowser(name), name).toBe(true);
});

test('R-GUI-06 Edge gets a warning below 18, and not at 18', () => {
  for (const old of ['12.246', '16.16299', '17.17134'])
    expect(isUnsupportedBrowser(edge(old)), old).toBe(true);
  for (const fit of ['18.17763', '18.19041']) expect(isUnsupportedBrowser(edge(fit)), fit).toBe(false);
});

test('R-GUI-07 Safari gets a warning below 12, and not at 12', () => {
  for (const old of ['9.1.2', '11.1.2', '11.0'])
    for (const name of [safari(old), iPhone(old)]) expect(isUnsupportedBrowser(name), name).toBe(true);
  for (const fit of ['12.0', '12.1.2', '18.3'])
    for (const name of [safari(fit), iPhone(fit)]) expect(isUnsupportedBrowser(name), name).toBe(false);
});

test('other browsers, search engines and unknown agents get no warning', () => {
  for (const name of [
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; U; Android 4.4; de-de) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_1) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Applebot/0.1)',
  ])
    expect(isUnsupportedBrowser(name), name).toBe(false);
});
