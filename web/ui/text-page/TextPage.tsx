import type { ReactNode } from 'react'
import { layout } from '#web/theme/layout.styles.ts'
import { dayWords } from '#web/ui/format.ts'
import { textPage } from './textPage.styles.ts'

type HeaderProps = { eyebrow: string; title: string; lead: string; children?: ReactNode }

export const TextPageHeader = ({ eyebrow, title, lead, children }: HeaderProps) => (
  <div className={textPage.sand}>
    <div className={layout.page}>
      <p className={textPage.eyebrow}>{eyebrow}</p>
      <h1 id="title" className={layout.h1}>
        {title}
      </h1>
      <p className={textPage.lead}>{lead}</p>
      {children}
    </div>
  </div>
)

/** A day in words, `date` as YYYY-MM-DD. */
export const Day = ({ date }: { date: string }) => <time dateTime={date}>{dayWords(date)}</time>

/** The table of contents: beside the text on wide screens, above it on narrow ones. `markCurrentSection` marks what is read. */
export const TextPageContents = ({ entries }: { entries: { id: string; title: string }[] }) => (
  <nav className={textPage.contents} aria-labelledby="on-this-page" data-contents="">
    <h2 id="on-this-page">On this page</h2>
    <ol>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
)

const MARKED = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/
const LINK = /^\[(.+)\]\((.+)\)$/

/** A text with `code` and [links](/about) as Markdown has them. */
export const InlineMarkdown = ({ text }: { text: string }) =>
  text.split(MARKED).map((part, index) => {
    const [, label, href] = LINK.exec(part) ?? []
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never change places
    if (href)
      return (
        <a key={index} href={href}>
          {label}
        </a>
      )
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text never change places
    return part
  })
