const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .&'_-]{0,99}$/u

/**
 * The partner's name in the link that brought the visitor. Anybody can write such a link, so a key overrides it.
 * Anything but a plain name of at most 100 characters is ignored, because the visitor cannot fix it.
 */
export function claimedPartner(text: string | null | undefined): string | undefined {
  const name = text?.trim()
  return name && PLAIN_NAME.test(name) ? name : undefined
}
