import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { system } from '#web/theme/system.ts'

// Rules are added by script in development too: the policy of pages refuses them as text.
const cache = createCache({ key: 'chakra', speedy: true })

// Tokens only: the page's style sheet has the other global styles, and a second copy would override it.
const lazySystem = { ...system, _global: [system.getTokenCss()] }

/** The context of Chakra's interactive parts, which load on first use. */
export const ChakraParts = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={lazySystem}>{children}</ChakraProvider>
  </CacheProvider>
)
