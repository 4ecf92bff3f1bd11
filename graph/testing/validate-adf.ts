import { readFileSync } from 'node:fs'
import { DtdValidator, XmlDocument, XmlDtd } from 'libxml2-wasm'

const DTD = readFileSync(new URL('adf.dtd', import.meta.url), 'utf8')

/** Throws an error that names what is wrong in a lead by the DTD of ADF 1.0. */
export function validateAdf(lead: string): void {
  using dtd = XmlDtd.fromString(DTD)
  using validator = new DtdValidator(dtd)
  using document = XmlDocument.fromString(lead)
  validator.validate(document)
}
