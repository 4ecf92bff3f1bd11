import { useEffect, useRef, useState } from 'react'
import { island } from '#web/islands/island.tsx'
import { field } from '#web/theme/field.styles.ts'
import { showMatches } from './filterSchema.ts'
import { schemaPage } from './SchemaPage.styles.ts'

/** Filters the page; says how many entries are left, nothing when there are no words. */
const filterPage = (words: string) => {
  const { matching, all } = showMatches(document, words)
  return words.trim() && `${matching} of ${all} entries match`
}

const Filter = () => {
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState('')

  useEffect(() => {
    const { current } = input
    // Words that were typed before this script came.
    if (current?.value) setFound(filterPage(current.value))
    /** Shows the whole schema again where a link leads to an entry that is filtered out. */
    const showTarget = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
      if (!target?.closest('[hidden]')) return
      current!.value = ''
      setFound(filterPage(''))
      target.scrollIntoView()
    }
    window.addEventListener('hashchange', showTarget)
    return () => window.removeEventListener('hashchange', showTarget)
  }, [])

  return (
    <div className={schemaPage.filter}>
      <label htmlFor="schema-filter">Filter by name or description</label>
      <input
        ref={input}
        id="schema-filter"
        className={field()}
        type="search"
        autoComplete="off"
        spellCheck={false}
        onInput={(event) => setFound(filterPage(event.currentTarget.value))}
      />
      <p role="status">{found}</p>
    </div>
  )
}

/** Shows only the entries of the page with the typed words. Without scripts, the browser's own search finds them. */
export const SchemaFilter = island('SchemaFilter', Filter)
