import { useEffect, useState } from 'react'

// A section is current while it reaches into the upper third of the window, below the bar.
const READING_ZONE = '-96px 0px -67% 0px'

/** The id of the section that is being read; undefined until scripts watch, and above the first one. */
export const useCurrentSection = (ids: readonly string[]) => {
  const [current, setCurrent] = useState<string>()
  const watched = ids.join(' ')
  useEffect(() => {
    const sections = watched.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const visible = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target)
          else visible.delete(target)
        }
        const first = sections.find((section) => visible.has(section))
        const isAboveAll = (sections[0]?.getBoundingClientRect().top ?? 0) > 0
        // Between two sections, the earlier one stays current.
        if (first || isAboveAll) setCurrent(first?.id)
      },
      { rootMargin: READING_ZONE },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [watched])
  return current
}
