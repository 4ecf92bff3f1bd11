import { INQUIRY_EXAMPLE, QUERY_EXAMPLES } from '#graph/api/api-examples.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { useSite } from '#web/environment/site.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CodeBlock } from '#web/ui/CodeBlock.tsx'
import { DocumentContents } from '#web/ui/document/DocumentContents.tsx'
import { Day, DocumentHeader } from '#web/ui/document/DocumentHeader.tsx'
import { documentStyles } from '#web/ui/document/document.styles.ts'
import { InlineMarkdown } from '#web/ui/document/InlineMarkdown.tsx'
import { FigureTable } from '#web/ui/FigureTable.tsx'
import { sandboxHref } from '#web/ui/sandboxHref.ts'
import { CHANGELOG_FEED, RELEASES } from './content/changelog.ts'
import { STOCK_RULES, stockCurl } from './content/changingStock.ts'
import { ERRORS } from './content/errors.ts'
import { FEED_COLUMNS, FEEDS } from './content/feeds.ts'
import { TOOLS, toolCurl } from './content/languageModels.ts'
import { COST, RATE_LIMITS, REQUEST_LIMITS } from './content/limits.ts'
import { LIVE_RULES, liveCurl } from './content/liveChanges.ts'
import { HEADER, PAGE, REST_ROUTES, SECTIONS } from './content/page.ts'
import { quickStart } from './content/quickStart.ts'
import { EXAMPLES } from './content/schema.ts'
import { TERMS } from './content/terms.ts'
import { WEBHOOK_EVENTS, WEBHOOK_RULES } from './content/webhooks.ts'
import { developersPage } from './DevelopersPage.styles.ts'
import { DevelopersSection } from './DevelopersSection.tsx'
import { Meanings } from './Meanings.tsx'

const LATEST_RELEASE = RELEASES[0]!
const CHANGE_EXAMPLE = EXAMPLES.get('updateVehicles')!

const CONTENTS = Object.values(SECTIONS).map(({ id, title }) => ({ id, title }))

export const DevelopersPage = () => {
  const { url } = useSite()
  const endpoint = `${url}/graphql`
  return (
    <article>
      <Seo {...PAGE} alternate={CHANGELOG_FEED} />
      <StructuredData {...PAGE} />
      <header>
        <DocumentHeader {...HEADER}>
          <div className={developersPage.actions}>
            <a className={button()} href="/graphql">
              Open the Sandbox
            </a>
            <a className={button({ look: 'outline' })} href="/developers/schema">
              Schema reference
            </a>
            <a className={button({ look: 'outline' })} href="/schema.graphql">
              Schema as text
            </a>
            <a className={button({ look: 'outline' })} href="/developers/embed">
              Embed the inventory
            </a>
          </div>
        </DocumentHeader>
      </header>
      <div className={`${layout.page} ${documentStyles.columns}`}>
        <DocumentContents entries={CONTENTS} />
        <div className={documentStyles.body}>
          <DevelopersSection {...SECTIONS.quickStart}>
            {quickStart(endpoint).map(({ title, language, text }) => (
              <section key={title} className={developersPage.part}>
                <h3>{title}</h3>
                <CodeBlock label={`The first request with ${title}`} language={language} text={text} />
              </section>
            ))}
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.operations}>
            {[...QUERY_EXAMPLES, INQUIRY_EXAMPLE].map(({ title, text, document }) => (
              <section key={title} className={developersPage.part}>
                <h3>{title}</h3>
                <p>{text}</p>
                <CodeBlock label={title} language="graphql" text={document} sandbox={sandboxHref(document)} />
              </section>
            ))}
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.limits}>
            <FigureTable className={documentStyles.table} {...REQUEST_LIMITS} />
            <FigureTable className={documentStyles.table} {...RATE_LIMITS} />
            {COST.map((text) => (
              <p key={text}>
                <InlineMarkdown text={text} />
              </p>
            ))}
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.partnerKey}>
            <p>
              Write to <a href={`mailto:${DEALER.email}`}>{DEALER.email}</a> to get one.
            </p>
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.errors}>
            <Meanings of={ERRORS} />
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.rest}>
            <ul>
              {REST_ROUTES.map(({ path, text }) => (
                <li key={path}>
                  <code>{path}</code>: <InlineMarkdown text={text} />
                </li>
              ))}
            </ul>
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.changingStock}>
            <CodeBlock label="A dry run with curl" language="sh" text={stockCurl(url)} />
            <ul>
              {STOCK_RULES.map((text) => (
                <li key={text}>
                  <InlineMarkdown text={text} />
                </li>
              ))}
            </ul>
            <CodeBlock
              label="A change of one cart"
              language="graphql"
              text={CHANGE_EXAMPLE}
              sandbox={sandboxHref(CHANGE_EXAMPLE)}
            />
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.languageModels}>
            <CodeBlock label="The address of the tools" language="text" text={`${url}/mcp`} />
            <ul>
              {TOOLS.map(({ name, text }) => (
                <li key={name}>
                  <code>{name}</code>: <InlineMarkdown text={text} />
                </li>
              ))}
            </ul>
            <CodeBlock label="A tool with curl" language="sh" text={toolCurl(`${url}/mcp`)} />
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.feeds}>
            <ul>
              {FEEDS.map(({ path, text }) => (
                <li key={path}>
                  <a href={path}>{path}</a>: <InlineMarkdown text={text} />
                </li>
              ))}
            </ul>
            <h3>Columns</h3>
            <Meanings of={FEED_COLUMNS} />
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.liveChanges}>
            <CodeBlock label="Live changes with curl" language="sh" text={liveCurl(endpoint)} />
            <ul>
              {LIVE_RULES.map((text) => (
                <li key={text}>
                  <InlineMarkdown text={text} />
                </li>
              ))}
            </ul>
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.webhooks}>
            <ul>
              {WEBHOOK_RULES.map((text) => (
                <li key={text}>
                  <InlineMarkdown text={text} />
                </li>
              ))}
            </ul>
            <p>
              Write to <a href={`mailto:${DEALER.email}`}>{DEALER.email}</a> with your address to get a secret.
            </p>
            <h3>Events</h3>
            <Meanings of={WEBHOOK_EVENTS} />
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.terms}>
            {TERMS.map(({ title, text }) => (
              <section key={title} className={developersPage.part}>
                <h3>{title}</h3>
                <p>
                  <InlineMarkdown text={text} />
                </p>
              </section>
            ))}
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.changelog}>
            <h3>
              <Day date={LATEST_RELEASE.date} />
            </h3>
            <p>{LATEST_RELEASE.summary}</p>
            <ul>
              {LATEST_RELEASE.changes.map((change) => (
                <li key={change}>
                  <InlineMarkdown text={change} />
                </li>
              ))}
            </ul>
            <p>
              <a href={CHANGELOG_FEED.href}>All releases as an Atom feed</a>
            </p>
          </DevelopersSection>
        </div>
      </div>
    </article>
  )
}
