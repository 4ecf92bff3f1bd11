/** The code behind the buttons of `ChoiceButtons`, loaded when one is used or something is kept already. */
export { ChoiceBar } from './ChoiceBar.tsx'
export { choose } from './choose.ts'
