import { matchPath, useLocation } from 'react-router'
import { useSite } from '#web/environment/site.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { CodeBlock } from '#web/ui/CodeBlock.tsx'
import { TextPageContents, TextPageHeader } from '#web/ui/text-page/TextPage.tsx'
import { textPage } from '#web/ui/text-page/textPage.styles.ts'
import guide from '/docs/api.md'
import inventoryFile from '/docs/inventory-file.md'
import changelog from '/docs/schema-changelog.md'
import stockSystem from '/docs/stock-system.md'
import schema from '/graph/schema.graphql'
import { DOCUMENTS, type DocumentName, documentPage } from './content/texts.ts'
import { documentPage as styles } from './developers.styles.ts'

const SOURCES = import.meta.glob<string>('/docs/examples/*.mts', { query: '?raw', import: 'default', eager: true })

const START = /^\/\/ (.+)\n\/\/ Node\.js [\d.]+ or newer: (.+)$/m

/** The file of types that a program names. */
const TYPES = /from '\.\/(generated\/.+)'/

const PROGRAM_LIST = Object.entries(SOURCES).map(([path, text]) => {
  const file = path.slice(path.lastIndexOf('/') + 1)
  const [, summary, start] = START.exec(text)!
  return { file, id: file.replace('.mts', ''), summary, start, text: text.trimEnd(), types: TYPES.exec(text)?.[1] }
})

const typesOf = (file: string, types: string) =>
  ({
    label: `The types of ${file}`,
    language: 'sh',
    text: `curl -fsS --create-dirs -o ${types} https://…/developers/programs/${types}`,
  }) as const

/** The programs of docs/examples as a document, each with the line that gets and starts it. */
const PROGRAMS = {
  contents: PROGRAM_LIST.map(({ id, file }) => ({ id, title: file })),
  parts: PROGRAM_LIST.flatMap(({ id, file, summary, start, text, types }) => [
    { html: `<h2 id="${id}">${file}</h2><p>${summary}</p>` },
    {
      label: `The start of ${file}`,
      language: 'sh',
      text: `curl -fsSO https://…/developers/programs/${file} && ${start}`,
    } as const,
    { label: file, language: 'ts', text } as const,
    ...(types ? [typesOf(file, types)] : []),
  ]),
}

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
      <Seo {...page} data={{}} />
      <header>
        <TextPageHeader eyebrow="For developers" title={page.title} lead={DOCUMENTS[name].lead} />
      </header>
      <div className={`${layout.page} ${textPage.columns}`}>
        <TextPageContents entries={TEXTS[name].contents} />
        <div className={`${textPage.body} ${styles.text}`}>
          <Text name={name} />
        </div>
      </div>
    </article>
  )
}
