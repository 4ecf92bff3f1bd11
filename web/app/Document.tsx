import type { ReactNode } from 'react'
import { THEME_COLOR } from '#web/theme/constants.ts'

type Props = {
  /** For the tag manager (`pageViews.ts`). */
  pageType: string
  children: ReactNode
}

/** The whole document; the server adds style sheets, preloads and the page's data. */
export const Document = ({ pageType, children }: Props) => (
  <html lang="en" data-page-type={pageType}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={THEME_COLOR} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </head>
    <body>{children}</body>
  </html>
)
