import { globalStyles } from './styles.ts'

export const globals = globalStyles()
