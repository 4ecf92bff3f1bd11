/** The processor time in milliseconds that the work takes in this process: a busy machine adds nothing to it. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
