import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachmentTypeOf, isHeic } from './attachment-type';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const ILLUSTRATOR = `\ufeff<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator > 27 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns="&ns_svg;"></svg>`;

describe('attachmentTypeOf', () => {
  it.each([
    ['\xff\xd8\xff\xe0..JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n....', 'image/png'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['%PDF-1.7\n', 'application/pdf'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ])('reads %j as %s', (head, type) => {
    expect(attachmentTypeOf(bytes(head))).toBe(type);
  });

  it('reads the prologue of drawing programs', () => {
    expect(attachmentTypeOf(new TextEncoder().encode(ILLUSTRATOR))).toBe('image/svg+xml');
  });

  it.each([
    ['an empty file', ''],
    ['a GIF', 'GIF89a'],
    ['a page', '<!doctype html><html><svg></svg></html>'],
    ['a page behind a comment', '<!-- <svg> --><html><svg></svg></html>'],
    ['an archive', 'PK\x03\x04'],
    ['a program', 'MZ\x90\x00'],
    ['a WAVE file', 'RIFF\x10\x00\x00\x00WAVEfmt '],
    ['an open comment', '<!-- <svg>'],
    ['a name that only begins so', '<svgx>'],
  ])('refuses %s', (_, head) => {
    expect(attachmentTypeOf(bytes(head))).toBeNull();
  });

  it('ends quickly for any bytes', () => {
    const part = fc.constantFrom('<?', '?>', '<!--', '-->', '<!doctype', '[', ']', '>', '<svg', ' ');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 2_000 }), (parts) => {
        const started = performance.now();
        attachmentTypeOf(bytes(parts.join('')));
        expect(performance.now() - started).toBeLessThan(200);
      }),
    );
  });
});

it('isHeic knows photos of Apple phones', () => {
  expect(isHeic(bytes('\0\0\0\x18ftypheic'))).toBe(true);
  expect(isHeic(bytes('\0\0\0\x18ftypmp42'))).toBe(false);
});
