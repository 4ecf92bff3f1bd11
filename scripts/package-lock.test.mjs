import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Whether the package at `path` finds one of this name: beside it, or beside one of those around it. */
const isFound = (path, name) => {
  if (`${path && `${path}/`}node_modules/${name}` in packages) return true
  return path !== '' && isFound(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}

it('every package that is unfinished or given up has a line in docs/dependencies.md, and no other has', () => {
  const text = readFileSync('docs/dependencies.md', 'utf8')
  const lines = [...text.matchAll(/^\| `([^`]+)` \| [^|]+ \| [^|]+ \|$/gm)].map(([, name]) => name)
  const used = { ...packages[''].dependencies, ...packages['scripts/start'].dependencies }
  const deprecated = Object.entries(packages).filter(([, { deprecated, dev }]) => deprecated && !dev)
  const asked = [
    ...Object.keys(used).filter((name) => used[name].includes('-')),
    ...deprecated.map(([path]) => path.replace(/^.*node_modules\//, '')),
  ]
  expect(asked.filter((name) => !lines.includes(name))).toEqual([])
  expect(lines.filter((name) => !(name in used) && !asked.includes(name))).toEqual([])
})

it('has the packages of every platform, so that npm ci installs what was tested on macOS, Windows and Linux', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFound(path, name)),
  )
  expect(missing).toEqual([])
})
