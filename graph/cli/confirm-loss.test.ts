import { StartError } from '#graph/runtime/start-error.ts'
import { confirmLoss } from './confirm-loss.ts'

const LOSS = { command: 'db:reset', what: 'all vehicles', name: 'ridgeline', place: 'on db:5432' }

describe('a command that deletes data', () => {
  it('goes on with the name of the database', async () => {
    await confirmLoss(LOSS, 'ridgeline')
  })

  it.each([undefined, 'postgres', ''])('changes nothing for --yes %s, and says what it would delete', async (given) => {
    const refusal = confirmLoss(LOSS, given)
    await expect(refusal).rejects.toThrow(StartError)
    await expect(refusal).rejects.toThrow(/all vehicles of the database "ridgeline" on db:5432: .* --yes ridgeline$/)
  })
})
