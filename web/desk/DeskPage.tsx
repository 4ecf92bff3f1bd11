import type { ReactNode } from 'react'
import { layout } from '#web/theme/layout.styles.ts'
import { deskPage } from './DeskPage.styles.ts'
import { DoneLine } from './DoneLine.tsx'
import { RefusedLine } from './RefusedLine.tsx'

type Props = {
  title: string
  /** Whether the page shows elsewhere what the last form did. */
  placesDone?: boolean
  children: ReactNode
}

/** The frame of a page of the desk below the bar. */
export const DeskPage = ({ title, placesDone = false, children }: Props) => (
  <div className={`${layout.page} ${deskPage.root}`}>
    <title>{`${title} – Desk`}</title>
    <h1 id="title" className={deskPage.title}>
      {title}
    </h1>
    <RefusedLine />
    {!placesDone && <DoneLine />}
    {children}
  </div>
)
