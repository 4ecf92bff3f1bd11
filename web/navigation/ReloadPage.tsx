import { type ReactNode, useEffect, useState } from 'react'
import { isReachable } from '#web/environment/network.ts'
import { pageProgress } from './PageProgress.styles.ts'

/** Reloads the page from the server; shows `unreachable` if the server does not respond. */
export const ReloadPage = ({ unreachable }: { unreachable: ReactNode }) => {
  const [isUnreachable, setUnreachable] = useState(false)
  useEffect(() => {
    let isLeft = false
    const open = async () => {
      const isThere = await isReachable(window.location.href)
      if (isLeft) return
      if (isThere) window.location.reload()
      else setUnreachable(true)
    }
    open()
    return () => {
      isLeft = true
    }
  }, [])
  return isUnreachable ? unreachable : <div className={pageProgress.pending} />
}
