import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { choices } from './Choices.styles.ts'
import { KEYS } from './keys.ts'

const load = () => import('./lateChoices.ts')

/** Takes the bar away when its code does not load, so that the next press loads the code again. */
const Missing = ({ onMissing }: { onMissing: () => void }) => {
  useEffect(onMissing, [onMissing])
  return null
}

type BarProps = { use: { notice?: string }; onMissing: () => void }

const ChoiceBar = lazyPart<BarProps>(async () => (await load()).ChoiceBar, {
  pending: null,
  fallback: ({ onMissing }) => <Missing onMissing={onMissing} />,
})

const isAnythingKept = () => {
  try {
    return KEYS.compared in sessionStorage || KEYS.saved in localStorage
  } catch {
    return false
  }
}

type Use = { notice?: string; isLost?: boolean }

/** Makes the buttons of `ChoiceButtons` work on every page, and shows the bar with the chosen carts. */
export const Choices = () => {
  const { pathname } = useLocation()
  const [use, setUse] = useState<Use>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, which may keep a cart and takes no message along
  useEffect(() => {
    setUse((before) => (before || isAnythingKept() ? {} : undefined))
  }, [pathname])

  const giveUp = useCallback(() => setUse(undefined), [])

  useEffect(() => {
    const follow = async (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-choice]')
      if (!button) return
      event.preventDefault()
      try {
        setUse({ notice: (await load()).choose(button) })
      } catch {
        setUse({ isLost: true })
      }
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])

  if (use?.isLost) {
    return (
      <p className={choices.bar} role="alert">
        That did not load. Try again.
      </p>
    )
  }
  return use && <ChoiceBar use={use} onMissing={giveUp} />
}
