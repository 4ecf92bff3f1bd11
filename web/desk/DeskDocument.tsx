import type { ReactNode } from 'react'
import { THEME_COLOR } from '#web/theme/constants.ts'

/** The whole document of a page of the desk. The server adds the styles; there are no scripts. */
export const DeskDocument = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={THEME_COLOR} />
      <meta name="robots" content="noindex, nofollow" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </head>
    <body>{children}</body>
  </html>
)
