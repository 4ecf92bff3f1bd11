import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

const MAX_DOCUMENT_BYTES = 8 * 2 ** 20
const MAX_PERSISTED_CHARACTERS = 4 * 2 ** 20

// Measured: the tokens and nodes of a parsed document take up to 505 bytes per token.
const BYTES_PER_TOKEN = 512
const BYTES_PER_DOCUMENT = 2048
const BYTES_PER_CHARACTER = 2

export type DocumentStores = ReturnType<typeof createDocumentStores>

/** Caches of parsed documents and of persisted queries, both bounded by their actual size. */
export function createDocumentStores() {
  return {
    documents: storeOf<DocumentNode>(MAX_DOCUMENT_BYTES, bytesOfDocument),
    persistedQueries: storeOf<string>(MAX_PERSISTED_CHARACTERS, ({ length }) => length),
  }
}

/** The methods of a cache as Apollo Server calls them. */
function storeOf<Value extends object | string>(maxSize: number, sizeCalculation: (value: Value) => number) {
  const cache = new LRUCache<string, Value>({ maxSize, sizeCalculation })
  return {
    get: async (key: string) => cache.get(key),
    set: async (key: string, value: Value) => void cache.set(key, value),
    delete: async (key: string) => cache.delete(key),
  }
}

/** Memory of a parsed document, including its text and tokens, which every node references. */
function bytesOfDocument({ loc }: DocumentNode): number {
  let tokens = 0
  for (let token = loc?.startToken; token; token = token.next ?? undefined) tokens += 1
  const characters = loc?.source.body.length ?? 0
  return BYTES_PER_DOCUMENT + tokens * BYTES_PER_TOKEN + characters * BYTES_PER_CHARACTER
}
