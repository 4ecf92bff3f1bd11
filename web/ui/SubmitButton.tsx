import { useLayoutEffect, useRef } from 'react'

type Props = { className: string; isBusy: boolean; children: string }

/** Disabled while the form is at work. A disabled button loses the focus, and gets it back unless the visitor has moved it. */
export const SubmitButton = ({ className, isBusy, children }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  // Browsers take the focus from a disabled button in the next frame, after this effect.
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body)
      button.current!.focus({ preventScroll: true })
  }, [isBusy])

  return (
    <button ref={button} type="submit" className={className} disabled={isBusy}>
      {children}
    </button>
  )
}
