import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'playwright/test'

type Screen = { width: number; height: number; isTouched?: boolean }

/** An element by its role and its accessible name, or by a selector. */
export type Wanted = { role?: string; name?: string } | string

type Reply = { id: number; error?: string; message: string; result: object }
type Event = { method: string; params: { source: { context: string }; level: string; text: string } }

/** WebDriver's characters for keys without one. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C' }

const launch = async () => {
  const profile = await mkdtemp(join(tmpdir(), 'ridgeline-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    const advice = 'Firefox does not start. Install the package firefox-esr.'
    child.once('error', (cause) => reject(new Error(advice, { cause })))
    child.once('close', () => reject(new Error(advice)))
    createInterface(child.stderr).on('line', (line) => {
      const [, found] = /BiDi listening on (\S+)/.exec(line) ?? []
      if (found) resolve(found)
    })
  })
  const end = async () => {
    await ended
    await rm(profile, { recursive: true, force: true })
  }
  return { address, end }
}

/** Firefox as it is released, by WebDriver BiDi. Playwright's own driver asks for commands that the ESR of Debian lacks. */
export const startFirefox = async () => {
  const { address, end } = await launch()
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, (reply: Reply) => void>()
  const listeners = new Map<string, (problem: string) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: Reply | Event = JSON.parse(data)
    if ('id' in message) return waiting.get(message.id)?.(message)
    const { source, level, text } = message.params
    listeners.get(source.context)?.(`${level}: ${text}`)
  })
  let count = 0
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    count += 1
    const id = count
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (reply.error) throw new Error(`${method}: ${reply.message}`)
    return reply.result as Result
  }
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })

  /** A tab of a visitor who was never here, with what it says in the console. */
  const openTab = async (screen: Screen) => {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {})
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
    const problems: string[] = []
    listeners.set(context, (problem) => problems.push(problem))
    await send('browsingContext.setViewport', { context, viewport: { width: screen.width, height: screen.height } })
    const close = async () => {
      await send('browser.removeUserContext', { userContext })
      listeners.delete(context)
    }
    return { ...tab({ send, context, pointerType: screen.isTouched ? 'touch' : 'mouse' }), problems, close }
  }
  const close = async () => {
    await send('browser.close', {})
    await end()
  }
  return { openTab, close }
}

export type Firefox = Awaited<ReturnType<typeof startFirefox>>
export type Tab = Awaited<ReturnType<Firefox['openTab']>>

type Connection = {
  send: <Result>(method: string, params: object) => Promise<Result>
  context: string
  pointerType: string
}
type Node = { sharedId: string }

const tab = ({ send, context, pointerType }: Connection) => {
  /** Calls a function in the page. */
  const run = async <Args extends unknown[], Result>(
    callee: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> => {
    const isNode = (value: unknown) => typeof value === 'object' && value !== null && 'sharedId' in value
    const values = args.map((value) => (isNode(value) ? value : { type: 'string', value: JSON.stringify(value) }))
    const answer = await send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
      'script.callFunction',
      {
        functionDeclaration: `async (...args) => JSON.stringify(await (${callee})(...args.map((arg) => typeof arg === 'string' ? JSON.parse(arg) : arg)))`,
        arguments: values,
        target: { context },
        awaitPromise: true,
      },
    )
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
    return answer.result?.value === undefined ? (undefined as Result) : JSON.parse(answer.result.value)
  }
  /** The elements that match now; by role and name those that a screen reader finds. */
  const find = async (wanted: Wanted) => {
    const locator =
      typeof wanted === 'string' ? { type: 'css', value: wanted } : { type: 'accessibility', value: wanted }
    return (await send<{ nodes: Node[] }>('browsingContext.locateNodes', { context, locator })).nodes
  }
  const get = async (wanted: Wanted) => {
    await expect.poll(async () => (await find(wanted)).length, JSON.stringify(wanted)).toBeGreaterThan(0)
    return (await find(wanted))[0]!
  }
  const perform = (actions: object[]) => send('input.performActions', { context, actions })
  const typeKeys = (text: string) =>
    perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])
  /** Presses the middle of an element once nothing covers it. */
  const press = async (wanted: Wanted) => {
    const element = await get(wanted)
    const isFree = (node: Node) => {
      const target = node as unknown as Element
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = target.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return Boolean(hit && (target.contains(hit) || hit.contains(target)))
    }
    await expect.poll(() => run(isFree, element), `covered: ${JSON.stringify(wanted)}`).toBe(true)
    const origin = { type: 'element', element }
    const steps = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await perform([{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions: steps }])
  }
  const type = async (wanted: Wanted, text: string) => {
    await run((node: Node) => (node as unknown as HTMLElement).focus(), await get(wanted))
    await typeKeys(text)
  }
  /** Chooses an option of a list, or sets a field that has a picker, as the browser would. */
  const choose = async (wanted: Wanted, value: string) => {
    const set = (node: Node, chosen: string) => {
      const field = node as unknown as HTMLSelectElement
      field.focus()
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, chosen)
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
    }
    await run(set, await get(wanted), value)
  }
  const open = (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' })
  const back = () => send('browsingContext.traverseHistory', { context, delta: -1 })
  const goOffline = () =>
    send('emulation.setNetworkConditions', { contexts: [context], networkConditions: { type: 'offline' } })
  return { run, find, press, type, typeKeys, choose, open, back, goOffline }
}
