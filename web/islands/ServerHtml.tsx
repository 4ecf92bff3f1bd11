import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { IS_SERVER } from '#web/environment/isServer.ts'

const ID = 'server-html'

/** React compares the HTML by reference: a new object would empty the element. */
const AS_SERVED = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

const InBrowser = () => {
  const root = useRef<HTMLDivElement>(null)
  // The server's element is still in the page while React renders, also where it renders the island anew.
  const [served] = useState(() => document.getElementById(ID))
  useLayoutEffect(() => {
    if (served && served !== root.current) root.current!.replaceChildren(...served.childNodes)
  }, [served])
  return <div ref={root} id={ID} {...AS_SERVED} />
}

/** A part of an island that only the server renders: in the browser its HTML stays as it is, and needs no scripts. */
export const ServerHtml = ({ children }: { children: ReactNode }) =>
  IS_SERVER ? <div id={ID}>{children}</div> : <InBrowser />
