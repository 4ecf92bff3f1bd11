import { withoutMarkup } from './markup.ts'

/** A value that cannot be read; the message says what to write instead. */
export class CellError extends Error {
  override name = 'CellError'

  constructor(
    message: string,
    /** From 1: the item of a list. */
    readonly entry?: number,
  ) {
    super(message)
  }
}

export interface CleanText {
  text: string
  hadMarkup: boolean
}

// A joiner is visible only between the parts of an emoji.
const INVISIBLE =
  /(?![\u200d\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}])\u200d|\u200d(?!\p{Extended_Pictographic})/gu
/** Characters that reverse the direction of text, and control characters other than tabs and line breaks. */
const REFUSED = /\p{Bidi_Control}|[^\P{Cc}\t\n\r]/u
/** Line breaks of other programs. */
const LINE_BREAK = /[\v\f\u0085\u2028\u2029]/g
/** By which programs keep the zeros of a number: ="00417" */
const AS_FORMULA = /^="([^"]*)"$/
/** Excel, Google Sheets, LibreOffice, in any language; a column that is too narrow for its numbers. */
const SPREADSHEET_ERROR =
  /^(?:=?#(?:N\/A(?: N\/A)?|REF|VALUE|NAME|DIV\/0|NULL|NUM|¡?\p{L}[\p{L}\d/]*[!?]|GETTING_DATA|#+)[!?]?|Err:\d+|Loading(?:\.{3}|…))$/iu
const WORD_FOR_NOTHING = /^(?:[([<]?null[)\]>]?|\\n|\(blank\)|n\/?a\.?|n\.a\.?|none|nil|undefined|nan|[-–—]+)$/i

/** Text as people see it: without invisible characters, the marks of other programs, and markup. Throws a CellError. */
export function cleanText(given: string): CleanText {
  const plain = withoutMarkup(given)
  const visible = plain.replace(INVISIBLE, '').replace(LINE_BREAK, '\n').normalize('NFC').trim()
  const refused = REFUSED.exec(plain.replace(LINE_BREAK, ''))?.[0]
  if (refused) {
    const code = refused.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    throw new CellError(`There is an invisible character (U+${code}). Type the text anew.`)
  }
  const text = (AS_FORMULA.exec(visible)?.[1] ?? visible).trim()
  if (isSpreadsheetError(text))
    throw new CellError(`${text} is an error of the spreadsheet. Correct the formula, or empty the cell.`)
  return { text, hadMarkup: plain !== given }
}

/** The same on one line. */
export function cleanLine(given: string): CleanText {
  const { text, hadMarkup } = cleanText(given)
  return { text: text.replace(/\s+/g, ' '), hadMarkup }
}

/** NULL, N/A, -: how other programs write an empty cell. */
export const isWordForNothing = (text: string): boolean => WORD_FOR_NOTHING.test(text)

export const isSpreadsheetError = (text: string): boolean => SPREADSHEET_ERROR.test(text)

/** Equal for texts that differ only in case, spaces, hyphens and the like. */
export const plainKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
