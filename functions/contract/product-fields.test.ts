import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FACT_NAMES } from './product-fields';

const RULES = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');
/** The function that checks the facts of a product. */
const IS_FACTS = /function isFacts\(facts\) \{.*?;\s*\}/s.exec(RULES)?.[0] ?? '';

/* tests/rules/firestore/facts.ts tries the bounds; it needs an emulator. */
describe('firestore.rules', () => {
  it('allow the facts that have a record, and no other', () => {
    const allowed = /hasOnly\(\[(.*?)\]\)/s.exec(IS_FACTS)?.[1] ?? '';
    expect([...allowed.matchAll(/'(\w+)'/g)].map(([, name]) => name).sort()).toEqual([...FACT_NAMES].sort());
  });

  it.each(FACT_NAMES)('check the value of %s', (name) => {
    expect(IS_FACTS).toContain(`facts.get('${name}', `);
  });
});
