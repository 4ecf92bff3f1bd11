import { ArgsType } from 'type-graphql'
import { LIMITS } from '#graph/api/limits.ts'
import { NullableField } from '#graph/api/nullable-field.decorator.ts'
import { MunicipalityType } from './municipality.entity.ts'

@ArgsType()
export class MunicipalitiesArgs {
  @NullableField(() => MunicipalityType, { description: 'Only municipalities of this kind.' })
  type?: MunicipalityType | null

  @NullableField(() => Boolean, {
    description: 'Only those that the site lists among the areas served (true), or only the others (false).',
  })
  listed?: boolean | null

  @NullableField(() => String, {
    description: `Part of the name, in any case, for example "wilkes"; at most ${LIMITS.searchCharacters} characters.`,
  })
  search?: string | null
}
