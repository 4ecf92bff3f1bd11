import { renderTown } from './renderTown.ts'
import { TOWN } from './town.ts'

const slot = (name: string) => document.querySelector(`[data-slot=${name}]`)!.textContent

it('a cart’s page has fee, total and month of the chosen town, and starts the estimate that finances it', () => {
  document.body.innerHTML = `
    <div data-delivery="6" data-price="4000" data-tax="6" data-estimate="400,60,7.99">
      <b data-slot="fee">$6 per mile</b><b data-slot="total">From $4,240</b><b data-slot="month">$78</b>
    </div>
    <div data-island="MonthlyEstimate"></div>`
  const used: Event[] = []
  document.addEventListener('change', (event) => used.push(event))
  renderTown()
  expect([slot('total'), used.length]).toEqual(['From $4,240', 0])
  TOWN.write([{ id: 'hazleton', name: 'Hazleton', miles: 20 }])
  renderTown()
  expect([slot('fee'), slot('total'), slot('month')]).toEqual(['$120', '$4,367', '$80'])
  expect(used.map(({ target }) => (target as HTMLElement).dataset.island)).toEqual(['MonthlyEstimate'])
  TOWN.write([])
  renderTown()
  expect([slot('fee'), slot('total'), slot('month')]).toEqual(['$6 per mile', 'From $4,240', '$78'])
})
