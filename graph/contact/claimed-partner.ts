const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .&'_-]{0,99}$/u

/**
 * The name under which a link of a partner's page brought the visitor. Anybody can write such a link: a key counts more.
 * What is not a plain name of at most 100 characters is left out, for the visitor cannot mend it.
 */
export function claimedPartner(text: string | null | undefined): string | undefined {
  const name = text?.trim()
  return name && PLAIN_NAME.test(name) ? name : undefined
}
