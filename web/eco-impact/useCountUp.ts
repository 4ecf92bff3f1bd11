import { useLayoutEffect, useState } from 'react'

const COUNT_MS = 1200

const easeOut = (share: number) => 1 - (1 - share) ** 3
const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The part of a figure to show, from 0 to 1: counts up in each run but run 0, and stays 1 under reduced motion. */
export const useCountUp = (run: number) => {
  const [share, setShare] = useState(1)

  // Before the browser paints: otherwise the whole figure flashes up first.
  useLayoutEffect(() => {
    if (run === 0 || prefersStill()) return
    const startedAt = performance.now()
    let frame = 0
    const count = (now: number) => {
      const passed = Math.min(1, Math.max(0, now - startedAt) / COUNT_MS)
      setShare(easeOut(passed))
      if (passed < 1) frame = requestAnimationFrame(count)
    }
    count(startedAt)
    return () => cancelAnimationFrame(frame)
  }, [run])

  return share
}
