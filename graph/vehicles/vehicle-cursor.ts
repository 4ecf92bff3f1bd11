import { decodeCursor, encodeCursor } from '#graph/api/pagination/cursor.ts'
import type { ExactFilter } from './conditions.sql.ts'
import type { Vehicle } from './vehicle.entity.ts'
import { type ListOrder, type ListPosition, sortOrder } from './vehicle.sql.ts'

/** A vehicle with its position in a list, as returned by selectVehicles. */
export type ListedVehicle = Vehicle & { sortKey: unknown; part?: boolean }

export function cursorOf({ id, sortKey, part }: ListedVehicle, order: ListOrder): string {
  return encodeCursor(nameOf(order), { key: order.inStockFirst ? [part, sortKey] : sortKey, id })
}

/** Refuses a cursor of another sort order. */
export function cursorPosition(
  argument: string,
  cursor: string | null | undefined,
  order: ListOrder,
  filter: ExactFilter,
): ListPosition | undefined {
  if (cursor == null) return undefined
  const { isKey } = sortOrder(order, filter)
  if (!order.inStockFirst) return decodeCursor(argument, cursor, nameOf(order), isKey)
  const isPlace = (key: unknown) =>
    Array.isArray(key) && key.length === 2 && typeof key[0] === 'boolean' && isKey(key[1])
  const { key, id } = decodeCursor(argument, cursor, nameOf(order), isPlace)
  const [inStock, sortKey] = key as [boolean, unknown]
  return { key: sortKey, id, inStock }
}

function nameOf({ sort, inStockFirst }: ListOrder): string {
  return inStockFirst ? `${sort} with inStockFirst` : sort
}
