import type { LucideProps } from 'lucide-react'

/** One of Lucide's icons as the build makes it; size, stroke and fill of `.icon` are in the base styles. */
export const icon =
  (drawing: string) =>
  ({ className, strokeWidth, ...props }: LucideProps) => (
    <svg
      viewBox="0 0 24 24"
      {...props}
      className={className ? `icon ${className}` : 'icon'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own drawing
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
