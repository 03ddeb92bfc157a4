import { expect, it, vi } from 'vitest';

interface Rules {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}
const policies = new Map<string, Rules>();
const createPolicy = (name: string, rules: Rules): Rules => {
  policies.set(name, rules);
  return rules;
};
vi.stubGlobal('trustedTypes', { createPolicy });
vi.stubGlobal('location', new URL('https://gifts.example/admin'));
const { allowHtml, allowScripts } = await import('./default-policy');
const { scriptUrl } = await import('./trusted-types');
const fallback = policies.get('default');

it('refuses all text until something is allowed, then only that', () => {
  expect(() => fallback?.createHTML('<b>x</b>')).toThrow(TypeError);
  expect(() => fallback?.createScriptURL('https://captcha.example/api.js')).toThrow(TypeError);
  allowHtml((html) => html.replaceAll('<script>', ''));
  allowScripts('https://captcha.example/');
  expect(fallback?.createHTML('<script><b>')).toBe('<b>');
  expect(fallback?.createScriptURL('https://captcha.example/api.js')).toBe('https://captcha.example/api.js');
  expect(() => fallback?.createScriptURL('https://captcha.example.evil.example/')).toThrow(TypeError);
});

it('lets the site load its own scripts only', () => {
  expect(scriptUrl('/sw.js')).toBe('/sw.js');
  expect(() => scriptUrl('https://evil.example/sw.js')).toThrow(TypeError);
  expect(() => scriptUrl('data:text/javascript,1')).toThrow(TypeError);
});
