type Props = { points: readonly { title: string; text: string }[]; className?: string }

/** Short texts with a heading each. */
export const FeatureList = ({ points, className }: Props) => (
  <ul className={className}>
    {points.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
