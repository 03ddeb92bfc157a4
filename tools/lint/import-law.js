import { dirname, relative, resolve } from 'node:path';

/**
 * Which part of the product may import which: contract <- lib <- device <- firebase <- router <- ui <- features <- app.
 * A file belongs to the most specific folder below. `imports` names the other parts it may use, `lazily` those it may
 * use by `import()` or `import type` only, so that their weight stays out of its chunk.
 */
const FEATURES = ['catalogue', 'enquiry', 'account', 'home', 'pages'];
// The dashboard is none of them: it composes, as the rest of admin does.
const ADMIN_NOUNS = ['banners', 'categories', 'products', 'leads', 'team', 'trash', 'activity'];
const FOR_FEATURES = { imports: ['router', 'ui', 'device', 'lib', 'contract'], lazily: ['firebase'] };

export const PARTS = [
  { name: 'contract', folder: 'functions/contract', imports: [] },
  { name: 'platform', folder: 'functions/src/platform', imports: ['contract'] },
  { name: 'functions', folder: 'functions/src', imports: ['platform', 'contract'] },

  { name: 'lib', folder: 'web/src/lib', imports: ['contract'] },
  { name: 'device', folder: 'web/src/device', imports: ['lib', 'contract'] },
  { name: 'firebase', folder: 'web/src/firebase', imports: ['device', 'lib', 'contract'] },
  { name: 'router', folder: 'web/src/router', imports: ['device', 'lib', 'contract'] },
  { name: 'ui', folder: 'web/src/ui', imports: ['router', 'device', 'lib', 'contract'] },
  ...FEATURES.map((name) => ({ name, folder: `web/src/${name}`, ...FOR_FEATURES })),
  ...ADMIN_NOUNS.map((noun) => ({
    name: `admin/${noun}`,
    folder: `web/src/admin/${noun}`,
    imports: ['admin', ...FOR_FEATURES.imports],
    lazily: ['firebase'],
  })),
  {
    name: 'admin',
    folder: 'web/src/admin',
    imports: FOR_FEATURES.imports,
    lazily: ['firebase', ...ADMIN_NOUNS.map((noun) => `admin/${noun}`)],
  },
  { name: 'sw', folder: 'web/src/sw', imports: ['enquiry', 'device', 'lib', 'contract'] },
  {
    name: 'app',
    folder: 'web/src/app',
    imports: ['router', 'ui', 'device', 'lib', 'contract', ...FEATURES],
    lazily: ['firebase', 'admin', ...ADMIN_NOUNS.map((noun) => `admin/${noun}`)],
  },
];

/** Packages that one part keeps for itself. Types of them are free to everyone. */
const PACKAGES = [
  { pattern: /^firebase(\/|$)/, only: 'firebase' },
  { pattern: /^firebase-admin(\/|$)/, only: 'platform' },
  { pattern: /^firebase-functions\/(logger|params)$/, only: 'platform' },
];

/** The part a path of the checkout belongs to; undefined for tests, tools and configuration, which may import anything. */
function partOf(path) {
  const holds = (part) =>
    path === part.folder || path === part.folder.replace(/\.ts$/, '') || path.startsWith(`${part.folder}/`);
  return PARTS.filter(holds).sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Why `from` may not import `source`, or undefined where it may. `isLight`: the import weighs nothing at start. */
function objection(root, from, source, isLight, isType) {
  const file = relative(root, from).replaceAll('\\', '/');
  const part = partOf(file);
  if (!part) return undefined;
  const target = source.startsWith('@catalogue/contract')
    ? partOf('functions/contract')
    : source.startsWith('.') && partOf(relative(root, resolve(dirname(from), source)).replaceAll('\\', '/'));

  if (target && target.name !== part.name && !part.imports.includes(target.name)) {
    if (!part.lazily?.includes(target.name)) return `${part.name} may not import ${target.name}`;
    if (!isLight) return `${part.name} may import ${target.name} only by import() or import type`;
  }
  const kept = PACKAGES.find(({ pattern }) => pattern.test(source));
  if (kept && kept.only !== part.name && !isType) return `only ${kept.only} may import ${source}`;
  return undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const importLaw = {
  meta: { type: 'problem', schema: [], messages: { broken: '{{why}} (the import law is tools/lint/import-law.js).' } },
  create(context) {
    const isTest = /\.test\.tsx?$|\/testing\//.test(context.filename);
    const check = (node, isLight, isType) => {
      if (isTest || typeof node?.value !== 'string') return;
      const why = objection(context.cwd, context.filename, node.value, isLight, isType);
      if (why) context.report({ node, messageId: 'broken', data: { why } });
    };
    const checkStatic = (node) => {
      const isType = (node.importKind ?? node.exportKind) === 'type';
      check(node.source, isType, isType);
    };
    return {
      ImportDeclaration: checkStatic,
      ExportNamedDeclaration: checkStatic,
      ExportAllDeclaration: checkStatic,
      ImportExpression: (node) => {
        check(node.source, true, false);
      },
    };
  },
};
