import { bottomBar } from './mixins.ts'
import { type Compiled, styles } from './styles.ts'

it('on a low screen, and while carts are chosen, a bar at the foot stays in its place', () => {
  const { $css } = styles({ bar: bottomBar }) as unknown as Compiled
  expect($css).toMatch(/@media screen and \(max-height: 29.99rem\)\{\.\w+\{position:static;\}\}/)
  expect($css).toMatch(/:root:has\(#shortlist\[data-shown\]\) \.\w+\{position:static;\}/)
})
