import { relative } from 'node:path';

const STORES = [
  'web/src/data/device-store/open-stores.ts',
  'web/src/data/device-store/stored-counts.ts',
  'web/src/data/offline-files/staff-queries.ts',
  'web/src/data/offline-files/staff-cache.ts',
  'web/src/data/firebase/auth.ts',
];

/** Parts of the browser that may never answer, and the files that limit the wait for them. */
const FILES = {
  'navigator.locks': ['web/src/data/device-store/locks.ts'],
  'indexedDB.open': STORES,
  'indexedDB.deleteDatabase': STORES,
  'indexedDB.databases': STORES,
  openDB: STORES,
  'serviceWorker.getRegistration': ['web/src/data/release/worker-registration.ts'],
};

/** `a.b` of `x.a.b` and of `a.b`. */
function nameOf({ object, property }) {
  const owner = object.type === 'MemberExpression' ? object.property.name : object.name;
  return `${owner}.${property.name}`;
}

export const boundedWaits = {
  meta: { type: 'problem', schema: [], messages: { unbounded: '{{name}} may never answer: go through {{files}}.' } },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    if (/\.test\.tsx?$/.test(file)) return {};
    const check = (node, name) => {
      const files = Object.hasOwn(FILES, name) ? FILES[name] : [];
      if (files.length > 0 && !files.includes(file))
        context.report({ node, messageId: 'unbounded', data: { name, files: files.join(', ') } });
    };
    return {
      MemberExpression: (node) => {
        check(node, nameOf(node));
      },
      /** `const { locks } = navigator` */
      VariableDeclarator: ({ id, init }) => {
        const source = init?.type === 'TSAsExpression' ? init.expression : init;
        if (id.type !== 'ObjectPattern' || source?.type !== 'Identifier') return;
        for (const property of id.properties) check(property, `${source.name}.${property.key?.name}`);
      },
      ImportSpecifier: (node) => {
        check(node, node.imported.name);
      },
    };
  },
};
