// A reader such as head may close the pipe before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

export function print(text: string): void {
  process.stdout.write(text)
}
