import { Readable } from 'node:stream'
import type { RouteHandlerMethod } from 'fastify'
import { dealerDate } from '#graph/calendar/calendar-row.ts'
import { formatOf, inventoryText } from '#graph/inventory/file/inventory-file.ts'
import { exportedRecord } from '#graph/inventory/file/inventory-record.ts'
import type { Services } from '#graph/services.ts'

/** The stock as a file, which is a spreadsheet's: CSV with a byte order mark. */
export const stockDownload =
  ({ vehicleExport }: Services): RouteHandlerMethod =>
  (_request, reply) => {
    const records = async function* () {
      for await (const vehicles of vehicleExport.chunks()) yield vehicles.map(exportedRecord)
    }
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="stock-${dealerDate()}.csv"`)
      .send(Readable.from(inventoryText(formatOf('stock.csv')!.writer, records())))
  }
