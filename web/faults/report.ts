import { test } from 'playwright/test'

type Fault = {
  fault: string
  /** The answers that visitors saw while the fault lasted. */
  saw: string
  /** From the end of the fault until everything worked; undefined where there is nothing to recover. */
  recoverMs?: number
  /** Inquiries that were answered and are not stored. */
  lost: number
}

/** Prints one row of the table of faults, and keeps it with the test's results. */
export const report = ({ fault, saw, recoverMs, lost }: Fault) => {
  const recovery = recoverMs === undefined ? '–' : `${(recoverMs / 1000).toFixed(1)} s`
  const description = `${fault} → ${saw} → ${recovery} → ${lost} lost`
  test.info().annotations.push({ type: 'fault', description })
  console.log(description)
}
