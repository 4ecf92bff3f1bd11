import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSchemaPageSuspenseQuery } from '#web/generated/graphql.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { DocumentContents } from '#web/ui/document/DocumentContents.tsx'
import { DocumentHeader } from '#web/ui/document/DocumentHeader.tsx'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { GROUPS, HEADER, PAGE } from './content/schema.ts'
import { developersPage } from './DevelopersPage.styles.ts'
import { SchemaReference } from './SchemaReference.tsx'

const CONTENTS = Object.entries(GROUPS).map(([id, title]) => ({ id, title }))

const LoadedReference = () => <SchemaReference schema={useSchemaPageSuspenseQuery().data.__schema} />

export const SchemaPage = () => (
  <article>
    <Seo {...PAGE} />
    <StructuredData {...PAGE} />
    <header>
      <DocumentHeader {...HEADER}>
        <div className={developersPage.actions}>
          <a className={button()} href="/graphql">
            Open the Sandbox
          </a>
          <a className={button({ variant: 'outline' })} href="/schema.graphql">
            As one text
          </a>
          <a className={button({ variant: 'outline' })} href="/developers">
            Developers' guide
          </a>
        </div>
      </DocumentHeader>
    </header>
    <div className={`${layout.page} ${documentStyles.columns}`}>
      <DocumentContents entries={CONTENTS} />
      <div className={documentStyles.body}>
        <QueryBoundary isMain failure="The schema didn't load">
          <LoadedReference />
        </QueryBoundary>
      </div>
    </div>
  </article>
)
