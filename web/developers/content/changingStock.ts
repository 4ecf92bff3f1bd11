import { LIMITS } from '#graph/api/limits.ts'

/** A dry run of a file with one cart. */
export const stockCurl = (
  url: string,
) => `printf 'id,name,brand,category,price,description\\nmy-cart,My Cart,Denago,Nomad,7995,Two seats.' |
curl -X POST '${url}/api/inventory?dryRun' \\
  -H 'x-partner-key: key_private_...' -H 'content-type: text/csv' --data-binary @-`

export const STOCK_RULES = [
  'The file is CSV, TSV or JSON with the columns of [the CSV feed](#feeds), at most 20 MB. A cart whose `id` is in stock is changed, in the columns that the file has; any other is added.',
  '`?dryRun` changes nothing. `?replace` also withdraws the carts that the file lacks, at most a tenth of the stock.',
  'A refusal has `problems`: each with `line`, `column`, `code` and a sentence.',
  'A retry with the same `Idempotency-Key` within a day is answered as before, and changes nothing.',
  `The mutation \`updateVehicles\` changes up to ${LIMITS.listEntries} carts by id or stock number. What a patch leaves out stays, and \`null\` empties it. With \`ifUnchangedSince\` it writes over no later change.`,
]
