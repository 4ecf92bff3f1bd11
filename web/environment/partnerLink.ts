import { attempt } from './attempt.ts'

const KEY = 'partner'

/** Keeps who brought the visitor, from an address with `?partner=…`, until the tab is closed. */
export const rememberPartner = () => {
  const partner = new URLSearchParams(window.location.search).get('partner')
  if (partner) attempt(() => sessionStorage.setItem(KEY, partner))
}

/** The partner whose link was followed last in this tab. */
export const rememberedPartner = () => attempt(() => sessionStorage.getItem(KEY)) ?? undefined
