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
