import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a program of the guide declares by these names. It gets its libraries, and what it leaves to its reader. */
export async function fromGuide(start, declared, given = {}) {
  const guide = await readFile(join(import.meta.dirname, '../docs/api.md'), 'utf8')
  const program = guide
    .split('```js\n')
    .find((text) => text.startsWith(start))
    .split('```')[0]
  const names = { ...given }
  for (const [, imported, library] of program.matchAll(/^import \{ (.*) \} from '(.*)'$/gm)) {
    const module = await import(library)
    for (const name of imported.split(', ')) names[name] = module[name]
  }
  const code = `${program.replace(/^import .*$/gm, '')}\nreturn { ${declared.join(', ')} }`
  return new Function(...Object.keys(names), code)(...Object.values(names))
}
