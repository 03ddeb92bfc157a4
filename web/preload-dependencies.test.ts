import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPENED_EARLY, preloadDependencies } from './preload-dependencies';

const ENTRY = 'assets/entry-client-BdNSD_KQ.js';
const SCRIPTS = ['assets/react-D2NBnkAO.js', ENTRY, 'assets/rolldown-runtime-XKyaHtl9.js', 'assets/picture-0JFfJlKa.js'];

describe('preloadDependencies', () => {
  it('lists what an early screen needs beyond the start of every page', () => {
    expect(preloadDependencies('assets/product-page-B8ELKoCQ.js', SCRIPTS, ENTRY)).toEqual(['assets/picture-0JFfJlKa.js']);
  });

  it('lists nothing for other modules of visitors', () => {
    expect(preloadDependencies('assets/outbox-page-D4-QvKow.js', SCRIPTS, ENTRY)).toEqual([]);
    expect(preloadDependencies('assets/product-gallery-P3-xTIJ5.js', SCRIPTS, 'assets/product-layout-Cvp3xHx_.js')).toEqual([]);
  });

  it('lists what a screen of staff needs', () => {
    const host = 'assets/admin-area-B0QKE1uQ.js';
    expect(preloadDependencies('assets/lead-list-B8ELKoCQ.js', SCRIPTS, host)).toEqual(['assets/picture-0JFfJlKa.js']);
  });

  it('knows modules by the names that they are imported by', () => {
    const importers = ['screens.ts', '../../features/enquiry/enquiry-forms.ts'];
    const text = importers.map((path) => readFileSync(`${import.meta.dirname}/src/app/screens/${path}`, 'utf8')).join('\n');
    expect(OPENED_EARLY.filter((name) => !text.includes(`/${name}')`))).toEqual([]);
  });
});
