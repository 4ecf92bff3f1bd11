import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import type { DocumentNode } from 'graphql'

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
    documents: new InMemoryLRUCache<DocumentNode>({ maxSize: MAX_DOCUMENT_BYTES, sizeCalculation: bytesOfDocument }),
    persistedQueries: new InMemoryLRUCache({ maxSize: MAX_PERSISTED_CHARACTERS }),
  }
}

/** Memory of a parsed document, including its text and tokens, which every node references. */
function bytesOfDocument({ loc }: DocumentNode): number {
  let tokens = 0
  for (let token = loc?.startToken; token; token = token.next ?? undefined) tokens += 1
  const characters = loc?.source.body.length ?? 0
  return BYTES_PER_DOCUMENT + tokens * BYTES_PER_TOKEN + characters * BYTES_PER_CHARACTER
}
