import { XMLBuilder } from 'fast-xml-parser'

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

// XML 1.0 has no way to write these characters.
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const builder = new XMLBuilder({
  format: true,
  commentPropName: '#comment',
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  tagValueProcessor: (_name, value) => writable(String(value)),
})

/** Elements by name, a list for a repeated one; undefined ones are left out. "@name" is an attribute, "#text" the text beside it. */
interface XmlElements {
  [name: string]: XmlValue | XmlValue[]
}

type XmlValue = string | number | null | undefined | XmlElements

export function xml(elements: XmlElements): string {
  return builder.build(elements)
}

export function xmlComment(text: string): string {
  return builder.build({ '#comment': ` ${writable(text)} ` })
}

function writable(text: string): string {
  return text.replace(UNWRITABLE, '')
}
