type Props = {
  figures: readonly { figure: string | number; text: string }[]
  label?: string
  className: string
}

/** Figures in large type, each with a few words. */
export const Stats = ({ figures, label, className }: Props) => (
  <ul className={className} aria-label={label}>
    {figures.map(({ figure, text }) => (
      <li key={text}>
        <strong>{figure}</strong> {text}
      </li>
    ))}
  </ul>
)
