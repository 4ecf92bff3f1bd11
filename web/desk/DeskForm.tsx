import type { ReactNode } from 'react'
import { useDesk } from './desk.ts'

type Props = {
  /** The address of an action (`actions.ts`). */
  action: string
  /** Fields that nobody types. */
  values?: Record<string, string>
  hasFiles?: boolean
  className?: string
  children: ReactNode
}

/** A form of the desk: it names the session, itself, and the page to come back to. */
export const DeskForm = ({ action, values = {}, hasFiles, className, children }: Props) => {
  const { token, formId, here } = useDesk()
  const hidden = { token, form: formId, back: here, ...values }
  return (
    <form method="post" action={action} encType={hasFiles ? 'multipart/form-data' : undefined} className={className}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
