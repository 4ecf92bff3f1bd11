import { BrandPage } from './BrandPage.tsx'
import { EVOLUTION } from './evolution.ts'

export const EvolutionPage = () => <BrandPage brand={EVOLUTION} />
