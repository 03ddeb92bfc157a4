import type { Plugin } from 'vite';

/** Marks calls of React Router's build that only make components, and drops the names that they get for developers. */
export const markPureCalls = (code: string): string =>
  code
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{)$([^]*?)^\};\n\1\.(contextType = \w+;)$/gm,
      'var $1 = /* @__PURE__ */ (() => $2 static $4$3})();',
    )
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/\bReact\d*\.(createContext|forwardRef|memo|createElement)\(/g, '/* @__PURE__ */ $&');

/**
 * React Router does not mark its components as free of side effects: unused ones (forms, prefetching, scroll restoration, its
 * error boundary) and what they need would stay in the build (docs/decisions/052-build-workarounds.md).
 */
export const markPure = (): Plugin => ({
  name: 'mark-pure',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({ code: markPureCalls(code), map: null }),
  },
});
