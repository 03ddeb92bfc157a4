import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import catalogue from './tools/lint/plugin.js';

const PLAIN_SCRIPTS = ['**/*.mjs', '**/*.js'];

export default defineConfig(
  globalIgnores([
    '**/node_modules',
    'web/dist',
    'web/dist-server',
    'functions/lib',
    '.emulator-data',
    '.cache',
    'test-results',
  ]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { catalogue },
    rules: {
      'catalogue/import-law': 'error',
      'catalogue/price-arithmetic': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A field is left out by taking it from the rest.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'catalogue/literal-paths': 'error',
    },
  },
  {
    files: PLAIN_SCRIPTS,
    extends: [ts.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
  },
  {
    files: ['web/public/*.js'],
    languageOptions: {
      globals: {
        addEventListener: 'readonly',
        document: 'readonly',
        Element: 'readonly',
        innerWidth: 'readonly',
        localStorage: 'readonly',
        location: 'readonly',
        requestAnimationFrame: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
  // Commands print to the console.
  { files: ['tools/**', 'tests/**', 'functions/build.mjs'], rules: { 'no-console': 'off' } },
);
