import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Licensed, listLicences } from './licences/list-licences';
import { ROOT } from './root';
import { runCommand } from './user-error';

function groupByLicence(): Map<string, Licensed[]> {
  const groups = new Map<string, Licensed[]>();
  for (const one of listLicences()) groups.set(one.licence, [...(groups.get(one.licence) ?? []), one]);
  return groups;
}

/** npm run licences: writes docs/licences.md, the packages of the deployed product by licence. */
await runCommand(() => {
  const byLicence = groupByLicence();
  const sections = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, all]) => `## ${licence}\n\n${all.map(({ name, version }) => `- ${name} ${version}\n`).join('')}`);
  const text = `# Licences of the packages in the product\n\n\`npm run licences\` writes this list; \`npm test\` refuses others.\n\n${sections.join('\n')}`;
  writeFileSync(join(ROOT, 'docs/licences.md'), text);
  console.log('docs/licences.md');
  return Promise.resolve(0);
});
