import type { Page } from '@playwright/test';

/**
 * Runs in a browser: parses a page as the browser does, and names everything that would run or load from
 * another site.
 */
const readInBrowser = (html: string): string[] => {
  const found: string[] = [];
  const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'background'];
  const here = 'http://shop.invalid/';
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const say = (element: Element, why: string) => found.push(`${why}: ${element.outerHTML.slice(0, 120)}`);
  const judgeScript = (script: Element) => {
    const type = script.getAttribute('type') ?? '';
    if (/^application\/(?:ld\+)?json$/.test(type)) {
      if (!isJson(script.textContent ?? '')) say(script, 'data that is no JSON');
    } else if (!/^\/(?!\/)/.test(script.getAttribute('src') ?? '') || script.textContent !== '')
      say(script, 'a script that is none of the shop');
  };
  const judgeAddress = (element: Element, value: string) => {
    if (!URL.canParse(value, here)) return;
    const { protocol, hostname } = new URL(value, here);
    const isPicture = protocol === 'data:' && /^data:image\//.test(value);
    if (!/^(?:https?|mailto|tel):$/.test(protocol) && !isPicture) say(element, 'an address that runs');
    if (/evil/.test(hostname)) say(element, 'an address of another site');
  };
  const judgeAttributes = (element: Element) => {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) say(element, 'a handler');
      if (ADDRESSES.includes(name)) judgeAddress(element, value);
    }
  };
  const namesEvil = (text: string | null) => /evil/.test(text ?? '');
  const judgeKind = (element: Element) => {
    if (element.matches('object, embed, base, template, frame, math, mglyph'))
      say(element, 'an element of its own');
    if (element.matches('iframe:not([sandbox]), iframe[sandbox*="allow-scripts"]'))
      say(element, 'a frame that may run');
    if (element.matches('meta[http-equiv=refresh]') && namesEvil(element.getAttribute('content')))
      say(element, 'a refresh to another site');
    if (element.localName === 'style' && namesEvil(element.textContent))
      say(element, 'styles of another site');
  };
  for (const element of new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')) {
    judgeAttributes(element);
    judgeKind(element);
    if (element.localName === 'script') judgeScript(element);
  }
  return found;
};

/** Code that would run in an answer of the shop; must be empty for every page. */
export const findRunning = (page: Page, html: string): Promise<string[]> =>
  page.evaluate(readInBrowser, html);
