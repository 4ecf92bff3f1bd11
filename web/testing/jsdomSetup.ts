import { ReadableStream, TransformStream } from 'node:stream/web'
import { TextDecoder, TextEncoder } from 'node:util'

// jsdom lacks these interfaces, which react-router, Apollo and the site expect of every browser.
const matchMedia = () => Object.assign(new EventTarget(), { matches: false })

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TransformStream,
  matchMedia,
})
