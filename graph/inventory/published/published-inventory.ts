import { textChunks } from '#graph/files/text-chunks.ts'
import { formatOf } from '#graph/inventory/file/inventory-file.ts'
import type { ImportOptions, InventoryService } from '#graph/inventory/inventory.service.ts'
import { refusalText } from '#graph/inventory/refusal-text.ts'
import type { FileSource } from './published-file.ts'

// By the clock of the vehicles, while all others wait.
const NOTE_IMPORT = `
  insert into published_files (name, url, imported_at) values ('stock', $1, clock_timestamp())
    on conflict (name) do update set url = excluded.url, imported_at = excluded.imported_at
`

/** The whole stock as the dealer publishes it. */
export function publishedInventory(
  inventory: InventoryService,
  url: string,
  media: Pick<ImportOptions, 'mediaDir' | 'siteUrl'>,
): FileSource {
  return {
    name: 'stock',
    url,
    async import(path, isJson, importedAt, signal) {
      const format = formatOf(isJson ? 'inventory.json' : 'inventory.csv')!
      const result = await inventory.import(() => format.read(textChunks(path)), {
        ...media,
        signal,
        isDryRun: false,
        isReplacement: true,
        isForced: false,
        source: 'file',
        // A sheet made from an export keeps the export's times, although it changes its vehicles again and again.
        knownUntil: importedAt ?? undefined,
        record: async (transaction) => {
          await transaction.query(NOTE_IMPORT, [url])
        },
      })
      return 'added' in result ? undefined : refusalText(result)
    },
  }
}
