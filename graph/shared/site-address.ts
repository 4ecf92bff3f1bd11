import { PICTURE_WIDTHS } from './picture-widths.ts'
import { dealerNode } from './structured-data.ts'

const MEDIA = new RegExp(`^/media/(?:(?:${PICTURE_WIDTHS.join('|')})/(?<copy>.+)|(?<path>.+))$`)

/** Builds absolute addresses on the site from the configured origin, never from a request's headers. */
export class SiteAddress {
  constructor(readonly origin: string) {}

  /** `path` starts with a slash and is encoded. */
  page(path: string): string {
    return this.origin + path
  }

  /** Name of the dealer's node in structured data, the same on every page of the site. */
  dealerNode(): string {
    return dealerNode(this.origin)
  }

  returnPolicy(): string {
    return `${this.origin}/policies/return-policy`
  }

  vehiclePage(id: string): string {
    return `${this.origin}/vehicle/${encodeURIComponent(id)}`
  }

  /** With a width: the smallest kept size that is at least as wide, or the widest. */
  picture(path: string, width?: number | null): string {
    if (isAbsolute(path)) return path
    if (width == null) return `${this.origin}/media/${path}`
    const size = PICTURE_WIDTHS.find((candidate) => candidate >= width) ?? PICTURE_WIDTHS.at(-1)
    return `${this.origin}/media/${size}/${path}`
  }
}

/** Site-relative address of a stored picture, as the REST shape has it. */
export const pictureAddress = (path: string): string => (isAbsolute(path) ? path : `/media/${path}`)

/** The path of a picture of the site by its address in any size, absolute or not; undefined for what is no such address. */
export function picturePath(address: string, origin?: string): string | undefined {
  const url = isAbsolute(address) ? URL.parse(address) : null
  if (url && url.host !== URL.parse(origin ?? '')?.host) return undefined
  const { path, copy } = MEDIA.exec(url ? decoded(url.pathname) : address)?.groups ?? {}
  return path ?? copy?.replace(/\.avif$/, '.webp')
}

/** As it is where it is no encoded text. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

function isAbsolute(path: string): boolean {
  return /^https?:\/\//i.test(path)
}
