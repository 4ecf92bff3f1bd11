const MAX_WAITING = 100

/**
 * Works through keys, one at a time. A key that waits is not added again, and one too many is left out: what is still
 * asked for is offered again.
 */
export class CompressionQueue {
  private readonly waiting = new Set<string>()
  private readonly work: (key: string) => Promise<void>
  private isRunning = false

  constructor(work: (key: string) => Promise<void>) {
    this.work = work
  }

  add(key: string): void {
    if (this.waiting.size < MAX_WAITING) this.waiting.add(key)
    if (!this.isRunning) this.run()
  }

  private async run(): Promise<void> {
    this.isRunning = true
    for (const key of this.waiting) {
      this.waiting.delete(key)
      await this.work(key)
    }
    this.isRunning = false
  }
}
