/** Why a file that would remove many vehicles waits for a person. */
export function removalText({ wouldRemove, stock }: { wouldRemove: number; stock: number }): string {
  return (
    `Nothing was changed: the file lacks ${wouldRemove} of ${stock} vehicles. If they are really gone, somebody of the dealer's ` +
    'staff imports the file with --replace --force.'
  )
}
