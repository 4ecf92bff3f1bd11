/** The releases of docs/schema-changelog.md, the newest first; what is not released yet is left out. */
export function releasesOf(markdown) {
  const sections = markdown.split(/^## /m).slice(1)
  return sections.filter((text) => /^\d{4}-\d\d-\d\d\n/.test(text)).map(releaseOf)
}

function releaseOf(text) {
  const [heading, ...changes] = text.split(/^- /m).map((part) => part.trim().replace(/\s+/g, ' '))
  const [date, ...summary] = heading.split(' ')
  return { date, summary: summary.join(' '), changes }
}
