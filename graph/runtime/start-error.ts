/** A reason not to start, in one sentence for the operator: the program prints it and exits with code 1. */
export class StartError extends Error {
  override name = 'StartError'
}
