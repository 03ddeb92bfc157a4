import type { Plugin } from 'vite';

/**
 * React Router makes its components by calls that do nothing else, but doesn't say so: unused ones (forms, prefetching,
 * scroll restoration, its error boundary) and all they need would stay in the build. 6 kB gz less on every first visit.
 */
export const markPure = (): Plugin => ({
  name: 'mark-pure',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(
          /^var (\w+) = (class extends React\d*\.Component \{)$([^]*?)^\};\n\1\.(contextType = \w+;)$/gm,
          'var $1 = /* @__PURE__ */ (() => $2 static $4$3})();',
        )
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/\bReact\d*\.(createContext|forwardRef|memo|createElement)\(/g, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
});
