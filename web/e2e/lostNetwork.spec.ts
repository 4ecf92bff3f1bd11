import { PHONE_ONLY, test } from './fixtures.ts'
import { LATE_PARTS, useWithout } from './lateParts.ts'

test.use({
  provoked: /ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to fetch|status of 404|preload CSS/,
})

for (const part of LATE_PARTS) {
  const title = `${part.path}: the page stays when the network is gone and the ${part.part} is used`
  test(title, PHONE_ONLY, ({ page, context }) => useWithout(page, part, () => context.setOffline(true)))
}
