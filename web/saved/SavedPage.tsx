import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { SAVED_HERE, SAVED_PAGE } from './content.ts'
import { SavedLists } from './SavedLists.tsx'
import { savedPage } from './SavedPage.styles.ts'

export const SavedPage = () => (
  <div className={`${layout.page} ${savedPage.root}`}>
    <Seo {...SAVED_PAGE} noIndex />
    <h1 id="title" className={savedPage.title}>
      Saved carts
    </h1>
    <p className={savedPage.lead}>
      {SAVED_HERE} <a href="/privacy#on-your-device">What stays on your device</a>
    </p>
    <SavedLists />
  </div>
)
