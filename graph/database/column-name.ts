/** The name of the column of a class's property: `first_name` for `firstName`. */
export function columnName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
