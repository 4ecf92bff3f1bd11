import { useState } from 'react'
import { island } from '#web/islands/island.tsx'
import { button } from '#web/theme/button.styles.ts'
import { Share as ShareIcon } from '#web/ui/icons.tsx'
import { comparePage } from './ComparePage.styles.ts'

type Props = { title: string }

/** Whether the browser's own dialog was shown, also when the visitor closed it. */
const shareInDialog = async (data: ShareData) => {
  if (!navigator.share) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return (error as Error).name === 'AbortError'
  }
}

const Share = ({ title }: Props) => {
  const [said, setSaid] = useState('')
  const share = async () => {
    const url = window.location.href
    if (await shareInDialog({ title, url })) return
    try {
      await navigator.clipboard.writeText(url)
      setSaid('Link copied')
    } catch {
      // Browsers may forbid access to the clipboard, and do so on a site without TLS.
      setSaid('Copy the address of this page to share it')
    }
  }
  return (
    <>
      <button
        type="button"
        className={`${button({ variant: 'outline' })} ${comparePage.share}`}
        onClick={share}
        onBlur={() => setSaid('')}
      >
        <ShareIcon />
        Share
      </button>
      <span className={comparePage.said} role="status">
        {said}
      </span>
    </>
  )
}

/** Sends the address of the comparison by the browser's own dialog, or copies it. */
export const ShareComparison = island('ShareComparison', Share)
