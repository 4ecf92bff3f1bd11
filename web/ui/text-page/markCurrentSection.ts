// A section is current while it reaches into the upper third of the window, below the bar.
const READING_ZONE = '-96px 0px -67% 0px'

/** Marks the section that is being read in the table of contents; none above the first one. */
export const markCurrentSection = () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
  const visible = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      }
      const first = sections.find((section) => visible.has(section))
      const isAboveAll = (sections[0]?.getBoundingClientRect().top ?? 0) > 0
      // Between two sections, the previous one stays current.
      if (!first && !isAboveAll) return
      for (const link of links) {
        if (link.hash === `#${first?.id}`) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: READING_ZONE },
  )
  for (const section of sections) observer.observe(section)
}
