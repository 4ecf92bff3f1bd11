import { join } from 'node:path'
import project from '../jest.config.js'

const [graph] = project.projects

/** The tests of client libraries, which have packages of their own. */
export default {
  testTimeout: project.testTimeout,
  reporters: project.reporters,
  projects: [
    {
      ...graph,
      rootDir: join(import.meta.dirname, '..'),
      displayName: 'clients',
      testMatch: ['<rootDir>/clients/*.test.mjs'],
    },
  ],
}
