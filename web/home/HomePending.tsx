import { homePage } from './HomePage.styles.ts'

/** Keeps the footer below the fold while the sections with data are on their way. */
export const HomePending = () => <div className={homePage.pending} />
