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

/** Evaluates `*.styles.ts` in Node: pages get class names and a style sheet, without Chakra and Emotion. */
export const chakraStyles = (): Plugin => {
  let config: ResolvedConfig
  let environment: Promise<RunnableDevEnvironment> | undefined

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

  const evaluate = async (file: string) => {
    environment ??= start()
    const { runner } = await environment
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
      const imports = [`import ${JSON.stringify(`${VIRTUAL}${file}.css`)}`, `import { cva } from '${RUNTIME}'`]
      return [...imports, ...values].join('\n')
    },
    async watchChange() {
      const started = await environment
      started?.moduleGraph.invalidateAll()
      started?.runner.clearCache()
    },
  }
}
