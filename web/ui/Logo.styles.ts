import { styles } from '#web/theme/styles.ts'

export const logo = styles({
  ridge: { stroke: 'var(--logo-ridge, {colors.ember.600})' },
  wheel: { stroke: 'var(--logo-wheel, {colors.forest.700})' },
  hub: { fill: 'var(--logo-wheel, {colors.forest.700})' },
})
