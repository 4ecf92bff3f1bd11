// A reader such as head may leave before the end; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Prints what a command found, to a reader that may leave before the end. */
export function print(text: string): void {
  process.stdout.write(text)
}
