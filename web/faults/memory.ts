import { see } from './visitors.ts'

const MEGABYTE = 2 ** 20

/** The memory of a site by its metrics, in MB. */
export const memoryOf = async (origin: string) => {
  const { body } = await see(`${origin}/metrics`)
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]) / MEGABYTE
  return { rssMb: read('process_resident_memory_bytes'), heapMb: read('nodejs_heap_size_used_bytes') }
}
