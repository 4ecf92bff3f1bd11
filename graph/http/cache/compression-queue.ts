const MAX_WAITING = 100

/**
 * Works through keys, one at a time. A waiting key is not added again. A key that finds the queue full is dropped: its
 * next hit offers it again.
 */
export class CompressionQueue {
  private readonly waiting = new Set<string>()
  private isRunning = false
  private readonly work: (key: string) => Promise<void>

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
