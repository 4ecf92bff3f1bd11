import { availableParallelism } from 'node:os'

const swc = [
  '@swc/jest',
  {
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  },
]

const common = {
  transform: { '^.+\\.tsx?$': swc },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json'],
  // Node loads this file for both import and require; jest would load two copies, which are incompatible.
  moduleNameMapper: {
    '^graphql$': '<rootDir>/node_modules/graphql/index.js',
    // Vite's alone.
    '\\.css$': '<rootDir>/web/testing/noStyles.ts',
  },
}

export default {
  // Failures and the summary alone.
  reporters: ['agent', 'summary'],
  // Ends a test that hangs; a test waits for what happens, which takes longer on a slow machine.
  testTimeout: 300_000,
  // More than the cores: tests wait for databases and child processes for a fifth of their time.
  maxWorkers: availableParallelism() + 1,
  // Half a second, the default, is too short on a busy machine: jest then warns of a leak.
  workerGracefulExitTimeout: 20_000,
  projects: [
    {
      ...common,
      // With Postgres: the API, and what of the site is tested with the API.
      displayName: 'graph',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{graph,web/server,web/desk}/**/*.test.ts',
        '<rootDir>/web/inventory/listVariables.test.ts',
        '<rootDir>/scripts/*.test.mjs',
      ],
      setupFiles: ['<rootDir>/graph/testing/setup.ts'],
      globalSetup: '<rootDir>/graph/testing/global-setup.ts',
      globalTeardown: '<rootDir>/graph/testing/global-teardown.ts',
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/web/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/web/(server|desk)/', '/listVariables.test.ts$'],
    },
    {
      ...common,
      // A browser's document, for components: the tests that end in .tsx.
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/web/**/*.test.tsx'],
      setupFiles: ['<rootDir>/web/testing/jsdomSetup.ts'],
    },
  ],
}
