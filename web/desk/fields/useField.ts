import { useDesk } from '#web/desk/desk.ts'

/** The hidden field beside one: what its page showed. */
export const asRead = (name: string) => `read.${name}`

/**
 * A field of the form `of` on a page: what was typed into it when the form was refused, otherwise what is there now. What somebody
 * else has changed meanwhile stands in the hidden field, so that the next try is one that knows it.
 */
export const useField = (of: string, name: string, now = '') => {
  const { typed, refused } = useDesk()
  const isBack = refused !== null && typed.of === of
  const isTyped = isBack && typed[name] !== undefined && typed[name] !== typed[asRead(name)]
  const problems = isBack && 'problems' in refused ? refused.problems : []
  return {
    id: `${of}-${name}`,
    value: isTyped ? typed[name]! : now,
    problem: problems.find(({ field }) => field === name)?.message,
  }
}
