import type { LucideProps } from 'lucide-react'

/** One of Lucide's icons as the build makes it; its usual size, stroke and fill are those of `.icon` in the base styles. */
export const icon =
  (drawing: string) =>
  ({ className, strokeWidth, size, style, ...props }: LucideProps) => (
    <svg
      viewBox="0 0 24 24"
      {...props}
      className={className ? `icon ${className}` : 'icon'}
      // Attributes would give way to the class.
      style={size === undefined ? style : { width: size, height: size, ...style }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own drawing
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
