/** A type (a section), or a field, argument or value (a row of a list): each has an address of its own. */
const ENTRY = '[data-schema] section[id], [data-schema] dl > [id]'

/** The words of an entry, without those of the entries in it. */
const ownWords = (entry: Element) => {
  const parts = entry.querySelectorAll(':scope > p:not([data-uses]), :scope > dt, :scope > dd > p')
  return [entry.id, ...[...parts].map((part) => part.textContent)].join(' ').toLowerCase()
}

/**
 * Hides all entries but those that have each of the words, and those around them. A type that matches by itself alone keeps
 * all of its entries. Returns the number of matches.
 */
export const showMatches = (parent: ParentNode, text: string) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const entries = [...parent.querySelectorAll<HTMLElement>(ENTRY)]
  const matches = entries.filter((entry) => {
    const own = ownWords(entry)
    return words.every((word) => own.includes(word))
  })

  const shown = new Set<Element>(matches)
  for (const match of matches) {
    for (let around = match.parentElement; around; around = around.parentElement) shown.add(around)
  }
  for (const match of matches) {
    const inside = [...match.querySelectorAll('[id]')]
    if (!inside.some((entry) => shown.has(entry))) for (const entry of inside) shown.add(entry)
  }
  for (const entry of entries) entry.hidden = !shown.has(entry)
  for (const link of parent.querySelectorAll<HTMLAnchorElement>('[data-schema] > ul a')) {
    link.parentElement!.hidden = !entries.some((entry) => entry.id === link.hash.slice(1) && !entry.hidden)
  }
  for (const group of parent.querySelectorAll<HTMLElement>('[data-schema]')) group.hidden = !shown.has(group)
  return { matching: matches.length, all: entries.length }
}
