import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { run } from './step.mjs'

/** The script that Debian's packages run before they start a service. */
const POLICY = '/usr/sbin/policy-rc.d'
// The comment identifies the file if a killed set-up leaves it behind.
const START_NOTHING = '#!/bin/sh\n# From the set-up of Ridgeline: may be removed.\nexit 101\n'

export function canUseApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/** Installs a Debian package without starting its services. */
export async function installWithApt(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  const isOurs = !existsSync(POLICY) || readFileSync(POLICY, 'utf8') === START_NOTHING
  if (isOurs) writeFileSync(POLICY, START_NOTHING, { mode: 0o755 })
  try {
    await run('apt-get', ['install', '--yes', '--no-install-recommends', name], { env })
  } finally {
    if (isOurs) rmSync(POLICY, { force: true })
  }
}
