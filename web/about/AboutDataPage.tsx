import { failureReason, WithData } from '#web/data/data.tsx'
import { useAboutSuspenseQuery } from '#web/generated/graphql.ts'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { MunicipalityGrid } from '#web/municipalities/MunicipalityGrid.tsx'
import { aboutPage } from './AboutPage.styles.ts'
import { AreaWithoutData } from './AreaWithoutData.tsx'

const Area = () => {
  const { locations, municipalities } = useAboutSuspenseQuery().data
  const places = [
    ...municipalities.map(({ name, url, coordinates }) => ({ ...coordinates, name, href: url, kind: 'town' as const })),
    ...locations.map(({ name, coordinates }) => ({
      ...coordinates,
      name,
      href: '/showroom',
      kind: 'showroom' as const,
    })),
  ]
  return (
    <>
      <CountyMap title="Towns and showrooms" places={places} />
      <div className={aboutPage.towns}>
        <MunicipalityGrid municipalities={municipalities} />
      </div>
    </>
  )
}

export const AboutDataPage = () => (
  <WithData
    pending={<div className={aboutPage.pending} />}
    fallback={(error, retry) => <AreaWithoutData reason={failureReason(error)} onRetry={retry} />}
  >
    <Area />
  </WithData>
)
