import { type EntityManager, In } from 'typeorm'
import { typedOver } from '#graph/database/change.ts'
import { RENTAL_CART_WORDS } from '#graph/dealer/figures.ts'
import { CellError } from '#graph/files/clean-text.ts'
import { readValue } from '#graph/files/read-value.ts'
import { dollars } from '#graph/shared/words.ts'
import { differing, RowChanges, type WantedChange } from '#graph/staff/history.service.ts'
import { FIELDS } from '#graph/vehicles/fields.ts'
import { daysOf, renewalText } from './rental-duration.ts'
import { RentalDuration, RentalPlan, RentalPriceList } from './rental-plan.entity.ts'
import { inOrder } from './rental-plan.service.ts'

/** Prices as a form shows them and as somebody types them, by the ids of their plans. */
type PriceTexts = Record<string, string>

const NO_SAVINGS = { savingsAmount: null, savingsPercentage: null, savingsDailyRate: null }

export const priceText = ({ price }: Pick<RentalPlan, 'price'>): string =>
  Number.isInteger(price) ? String(price) : price.toFixed(2)

export class RentalPlanChanges extends RowChanges {
  async list(): Promise<RentalPlan[]> {
    return (await this.database.getRepository(RentalPlan).find()).sort(inOrder)
  }

  /** Changes the prices that were typed over those that were read: all of them or none. */
  protected async change(transaction: EntityManager, { before: shown, after: wanted }: WantedChange) {
    const [asRead, typed] = [shown, wanted] as [PriceTexts, PriceTexts]
    const plans = await findPlans(transaction, Object.keys(typed))
    const unknown = Object.keys(typed).filter((id) => !plans.some((plan) => plan.id === id))
    if (unknown.length > 0)
      return { problems: unknown.map((field) => ({ field, message: 'There is no such plan any longer.' })) }
    const now = textsOf(plans)
    const { changed, problems } = typedOver(now, asRead, typed)
    const before = plans.filter(({ id }) => id in changed)
    const after = before.map((plan) => {
      const price = readPrice(changed[plan.id]!)
      if (typeof price !== 'number') problems.push({ field: plan.id, message: price.problem })
      // The printed savings were those of the earlier prices.
      return { ...plan, ...NO_SAVINGS, price, renewsAt: renewalText(plan.duration, Number(price)) } as RentalPlan
    })
    if (problems.length > 0) {
      const called = Object.fromEntries(plans.map((plan) => [plan.id, planWords(plan)]))
      return { problems: problems.map((each) => ({ ...each, message: `${called[each.field]}: ${each.message}` })) }
    }
    await transaction.save(RentalPlan, after)
    for (const { cart, priceList } of after.filter(({ duration }) => duration === RentalDuration.DAILY))
      await transaction.update(RentalPlan, { cart, priceList }, NO_SAVINGS)
    const changes = after.map(
      (plan, index) => `${planWords(plan)}: ${dollars(before[index]!.price)} → ${dollars(plan.price)}`,
    )
    const doubtful = after.filter(({ price }, index) => Math.abs(price / before[index]!.price - 1) > 0.5)
    const notes = doubtful.map((plan) => `${planWords(plan)}: ${dollars(plan.price)}. Is that right?`)
    return differing(textsOf(before), textsOf(after), [`Rental: ${changes.join('. ')}.`, ...notes].join('\n'))
  }
}

const textsOf = (plans: RentalPlan[]): PriceTexts => Object.fromEntries(plans.map((plan) => [plan.id, priceText(plan)]))

/** "4-seater, 1 day", or "4-seater, 3 days with delivery": one of the prices on the page. */
function planWords(plan: RentalPlan): string {
  const days = daysOf(plan) === 1 ? '1 day' : `${daysOf(plan)} days`
  return `${RENTAL_CART_WORDS[plan.cart]}, ${days}${plan.priceList === RentalPriceList.TOWN ? ' with delivery' : ''}`
}

/** By the rule of every price. */
function readPrice(text: string): number | { problem: string } {
  try {
    const { value } = readValue(FIELDS.price, text)
    if (FIELDS.price.accepts(value)) return value as number
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    return { problem: error.message }
  }
  return { problem: 'Write a price above zero in dollars, such as 1050 or 1050.50.' }
}

function findPlans(transaction: EntityManager, ids: string[]): Promise<RentalPlan[]> {
  return transaction.find(RentalPlan, {
    where: { id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  })
}
