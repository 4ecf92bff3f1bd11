import { phoneHref } from './format.ts'

const PHONE = /(\(\d{3}\) \d{3}-\d{4})/

/** A text whose telephone numbers can be tapped, and are not broken over two lines. */
export const PhoneLinks = ({ children }: { children: string }) =>
  children.split(PHONE).map((part) =>
    PHONE.test(part) ? (
      <strong key={part}>
        <a href={phoneHref(part)}>{part}</a>
      </strong>
    ) : (
      part
    ),
  )
