import { BrandPage } from './BrandPage.tsx'
import { DENAGO } from './denago.ts'

export const DenagoPage = () => <BrandPage brand={DENAGO} />
