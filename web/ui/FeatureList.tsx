type Props = {
  points: readonly { title: string; text: string }[]
  isOrdered?: boolean
  className?: string
}

/** Short texts with a heading each. */
export const FeatureList = ({ points, isOrdered, className }: Props) => {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={className}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
