import { readFileSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** Whether the package at `path` finds one of this name: beside it, or beside one of those around it. */
const isFound = (path, name) => {
  if (`${path && `${path}/`}node_modules/${name}` in packages) return true
  return path !== '' && isFound(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}

it('has the packages of every platform, so that npm ci installs what was tested on macOS, Windows and Linux', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFound(path, name)),
  )
  expect(missing).toEqual([])
})
