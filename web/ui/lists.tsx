import type { ComponentProps, ReactNode } from 'react'

type Row = { label: string; text: ReactNode; note?: ReactNode }

/** Terms, each with what is said of it, and a note in small print. */
export const DefinitionList = ({ rows, ...list }: ComponentProps<'dl'> & { rows: readonly Row[] }) => (
  <dl {...list}>
    {rows.map(({ label, text, note }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and none moves
      <div key={index}>
        <dt>{label}</dt>
        <dd>
          {text}
          {note && ' '}
          {note && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
)

/** Texts one below the other; nothing where there are none. */
export const TextList = ({ texts, ...list }: ComponentProps<'ul'> & { texts: readonly string[] }) =>
  texts.length > 0 && (
    <ul {...list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
