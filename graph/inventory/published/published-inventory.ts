import { formatOf } from '#graph/inventory/file/inventory-file.ts'
import { problemLines, removalText } from '#graph/inventory/file/problems-text.ts'
import { textChunks } from '#graph/inventory/file/text-chunks.ts'
import type { InventoryService } from '#graph/inventory/inventory.service.ts'
import { MOST_REMOVED } from '#graph/inventory/push/push.service.ts'
import type { FileSource } from './published-file.ts'

/** The whole stock as the dealer publishes it. */
export function publishedInventory(inventory: InventoryService, url: string, mediaDir: string): FileSource {
  return {
    name: 'stock',
    url,
    async import(path, isJson) {
      const format = formatOf(isJson ? 'inventory.json' : 'inventory.csv')!
      const result = await inventory.import(() => format.read(textChunks(path)), {
        mediaDir,
        isDryRun: false,
        isReplacement: true,
        isForced: false,
        mostRemoved: MOST_REMOVED,
      })
      if ('added' in result) return undefined
      return 'problems' in result ? problemLines(result.problems, format.unit).join('\n') : removalText(result)
    },
  }
}
