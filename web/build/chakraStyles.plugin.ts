import { globSync } from 'node:fs'
import { join } from 'node:path'
import {
  createRunnableDevEnvironment,
  type Plugin,
  type ResolvedConfig,
  type RunnableDevEnvironment,
  resolveConfig,
} from 'vite'
import type { Compiled } from '#web/theme/styles.ts'

const VIRTUAL = '\0chakra:'
const RUNTIME = '#web/theme/cva.ts'

export const isStyleSheet = (id: string) => id.startsWith(VIRTUAL)

/**
 * Evaluates `*.styles.ts` in Node: pages get class names and a style sheet, without Chakra and Emotion. A document has the styles
 * of its islands, so that the files of the browser's build have none.
 */
export const chakraStyles = (): Plugin => {
  let config: ResolvedConfig
  let environment: Promise<RunnableDevEnvironment> | undefined
  let counted: Promise<void> | undefined

  // One module runner for all files evaluates the theme once. It needs no closing: it neither watches nor listens.
  const start = async () => {
    const { root, resolve } = config
    const inline = await resolveConfig(
      {
        configFile: false,
        envDir: false,
        root,
        resolve: { alias: resolve.alias },
        environments: { styles: { consumer: 'server', resolve: { external: true } } },
      },
      'serve',
    )
    const created = createRunnableDevEnvironment('styles', inline, { hot: false, runnerOptions: { hmr: false } })
    await created.init()
    return created
  }

  /** Classes are named by the place of their sheet, which is the same in all builds where all files are evaluated in one order. */
  const countSheets = async ({ runner }: RunnableDevEnvironment) => {
    for (const file of globSync('web/**/*.styles.ts', { cwd: config.root }).sort())
      await runner.import(join(config.root, file))
  }

  const evaluate = async (file: string) => {
    environment ??= start()
    const { runner } = await environment
    counted ??= environment.then(countSheets)
    await counted
    const exports = Object.entries<Compiled>(await runner.import(file))
    const files = new Set<string>()
    const visit = (id: string) => {
      if (files.has(id) || !id.startsWith('/') || id.includes('/node_modules/')) return
      files.add(id)
      runner.evaluatedModules.getModuleById(id)?.imports.forEach(visit)
    }
    visit(file)
    return { exports, files }
  }

  return {
    name: 'chakra-styles',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved
    },
    resolveId: (id) => (isStyleSheet(id) ? id : undefined),
    async load(id) {
      if (!isStyleSheet(id) && !id.endsWith('.styles.ts')) return
      const file = isStyleSheet(id) ? id.slice(VIRTUAL.length, -'.css'.length) : id
      const { exports, files } = await evaluate(file)
      for (const dependency of files) this.addWatchFile(dependency)
      if (isStyleSheet(id)) return exports.map(([, { $css }]) => $css).join('')

      const values = exports.map(([name, { $call, $data }]) => {
        const pure = $call && `/* @__PURE__ */ ${$call}`
        return `export const ${name} = ${pure}(${JSON.stringify($data)})`
      })
      const isInDocument = config.command === 'build' && this.environment.name === 'client'
      const sheet = isInDocument ? [] : [`import ${JSON.stringify(`${VIRTUAL}${file}.css`)}`]
      return [...sheet, `import { cva } from '${RUNTIME}'`, ...values].join('\n')
    },
    async watchChange() {
      counted = undefined
      const started = await environment
      started?.moduleGraph.invalidateAll()
      started?.runner.clearCache()
    },
  }
}
