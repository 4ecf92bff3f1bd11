/** Widths in pixels at which the site keeps each picture beside the original, under `/media/{width}/{path}`. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1600]
/** Those of a cart cut out of its background, which a page shows several of. */
export const CUTOUT_WIDTHS = [320, 480]

const MEDIA = /* @__PURE__ */ new RegExp(`^/media/(?:(?:${PICTURE_WIDTHS.join('|')})/(?<copy>.+)|(?<path>.+))$`)

/** Builds absolute addresses on the site from the configured origin, never from a request's headers. */
export class SiteAddress {
  constructor(readonly origin: string) {}

  /** `path` starts with a slash and is encoded. */
  page(path: string): string {
    return this.origin + path
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

/** Name of the dealer's node in structured data, the same on every page of the site. */
export const dealerNode = (siteUrl: string) => `${siteUrl}/#dealer`

/** JSON that may stand in a script element: `<` could end the element, U+2028 and U+2029 end a line of a script. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)

export const townPath = (slug: string) => `/${slug}-golf-carts`

/** Whether an address has a name or password in it, which everybody would read. */
export const hasCredentials = (address: string) => Boolean(URL.parse(address)?.username || URL.parse(address)?.password)

export const WITH_CREDENTIALS =
  'is not an address for everybody: it has a name or password in it. Write it without them.'
