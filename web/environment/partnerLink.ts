const KEY = 'partner'

/** Keeps who brought the visitor, from an address with `?partner=…`, until the tab is closed. */
export const rememberPartner = () => {
  const partner = new URLSearchParams(window.location.search).get('partner')
  try {
    if (partner) sessionStorage.setItem(KEY, partner)
  } catch {}
}

/** The partner whose link was followed last in this tab. */
export const rememberedPartner = (): string | undefined => {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
