/** The name of the column of a class's property: `first_name` for `firstName`. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
