import { ReadableStream, TransformStream } from 'node:stream/web'
import { TextDecoder, TextEncoder } from 'node:util'

// jsdom leaves out what react-router and Apollo expect of every browser.
Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TransformStream,
})
