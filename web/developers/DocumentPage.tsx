import { matchPath, useLocation } from 'react-router'
import { useSite } from '#web/environment/site.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { CodeBlock } from '#web/ui/CodeBlock.tsx'
import { DocumentContents } from '#web/ui/document/DocumentContents.tsx'
import { DocumentHeader } from '#web/ui/document/DocumentHeader.tsx'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import guide from '/docs/api.md'
import inventoryFile from '/docs/inventory-file.md'
import changelog from '/docs/schema-changelog.md'
import stockSystem from '/docs/stock-system.md'
import schema from '/graph/schema.graphql'
import { DOCUMENTS, type DocumentName, documentPage } from './content/documents.ts'
import { PROGRAMS } from './content/programs.ts'
import { documentPage as styles } from './DocumentPage.styles.ts'

/** The documents' placeholder for the address of the site. */
const OUR_ADDRESS = 'https://…'

const TEXTS: Record<DocumentName, typeof guide> = {
  guide,
  programs: PROGRAMS,
  changelog,
  schema,
  'inventory-file': inventoryFile,
  'stock-system': stockSystem,
}

const NAMES = Object.keys(DOCUMENTS) as DocumentName[]

const Text = ({ name }: { name: DocumentName }) => {
  const { url } = useSite()
  return TEXTS[name].parts.map((part) => {
    if ('html' in part) {
      const html = { __html: part.html.replaceAll(OUR_ADDRESS, url) }
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it of our own document
      return <div key={part.html} dangerouslySetInnerHTML={html} />
    }
    const { label, language, text } = part
    return <CodeBlock key={label} label={label} language={language} text={text.replaceAll(OUR_ADDRESS, url)} />
  })
}

/** A document for partners, of which the build has made HTML. */
export const DocumentPage = () => {
  const { pathname } = useLocation()
  const name = NAMES.find((document) => matchPath(documentPage(document).canonical, pathname))!
  const page = documentPage(name)
  return (
    <article>
      <Seo {...page} />
      <StructuredData {...page} />
      <header>
        <DocumentHeader eyebrow="For developers" title={page.title} lead={DOCUMENTS[name].lead} />
      </header>
      <div className={`${layout.page} ${documentStyles.columns}`}>
        <DocumentContents entries={TEXTS[name].contents} />
        <div className={`${documentStyles.body} ${styles.text}`}>
          <Text name={name} />
        </div>
      </div>
    </article>
  )
}
