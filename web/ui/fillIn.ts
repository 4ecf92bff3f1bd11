import { type Figure, formatFigure } from '#graph/dealer/figures.ts'

/** The value at a path such as `delivery.perMile`. */
export const valueAt = (values: object, path: string) => {
  const value = path.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown>)?.[name], values)
  if (value === undefined) throw new Error(`No value is called ${path}.`)
  return value
}

/** Content of a JSON file, with the values that its texts name in braces: `{delivery.perMile}` is printed as "$6 per mile". */
export const fillIn = <Content>(content: Content, values: object): Content =>
  JSON.parse(JSON.stringify(content), (_key, text) => {
    if (typeof text !== 'string') return text
    return text.replace(/\{([\w.]+)\}/g, (_placeholder, path) => {
      const value = valueAt(values, path)
      return typeof value === 'object' ? formatFigure(value as Figure) : String(value)
    })
  })
