import type { ReactNode } from 'react'
import { INQUIRY_EXAMPLE, QUERY_EXAMPLES } from '#graph/api/api-examples.ts'
import { useSite } from '#web/environment/site.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CodeBlock } from '#web/ui/CodeBlock.tsx'
import { Day, InlineMarkdown, TextPageContents, TextPageHeader } from '#web/ui/text-page/TextPage.tsx'
import { textPage } from '#web/ui/text-page/textPage.styles.ts'
import { quickStart } from './content/quickStart.ts'
import { ACTIONS, FEEDS, HEADER, PAGE, RELEASES, SECTIONS, TERMS } from './content/texts.ts'
import { developersPage } from './developers.styles.ts'

const LATEST_RELEASE = RELEASES[0]!

const CONTENTS = Object.values(SECTIONS).map(({ id, title }) => ({ id, title }))

export const DevelopersPage = () => {
  const { url } = useSite()
  const endpoint = `${url}/graphql`
  return (
    <article>
      <Seo {...PAGE} data={{}} />
      <header>
        <TextPageHeader {...HEADER}>
          <div className={developersPage.actions}>
            {ACTIONS.map(({ href, label }, index) => (
              <a key={href} className={button({ variant: index > 0 ? 'outline' : undefined })} href={href}>
                {label}
              </a>
            ))}
          </div>
        </TextPageHeader>
      </header>
      <div className={`${layout.page} ${textPage.columns}`}>
        <TextPageContents entries={CONTENTS} />
        <div className={textPage.body}>
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
                <CodeBlock label={title} language="graphql" text={document} />
              </section>
            ))}
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.limits} />
          <DevelopersSection {...SECTIONS.partnerKey} />
          <DevelopersSection {...SECTIONS.errors} />
          <DevelopersSection {...SECTIONS.rest} />
          <DevelopersSection {...SECTIONS.changingStock} />
          <DevelopersSection {...SECTIONS.languageModels} />
          <DevelopersSection {...SECTIONS.feeds}>
            <ul>
              {FEEDS.map(({ path, text }) => (
                <li key={path}>
                  <a href={path}>{path}</a>: <InlineMarkdown text={text} />
                </li>
              ))}
            </ul>
          </DevelopersSection>
          <DevelopersSection {...SECTIONS.webhooks} />
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
            <p>
              The latest release is of <Day date={LATEST_RELEASE.date} />:{' '}
              <a href="/developers/changelog">all changes</a>, also those that are live before the next one
            </p>
          </DevelopersSection>
        </div>
      </div>
    </article>
  )
}

type Props = {
  id: string
  title: string
  text: string
  inGuide?: string
  children?: ReactNode
}

export const DevelopersSection = ({ id, title, text, inGuide, children }: Props) => (
  <section id={id} className={`${textPage.section} ${developersPage.section}`} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <p>
      <InlineMarkdown text={text} />
    </p>
    {children}
    {inGuide && (
      <p>
        <a href={`/developers/guide#${inGuide}`}>{title} in the guide</a>
      </p>
    )}
  </section>
)
