import { ArgsType, Field } from 'type-graphql'
import { LIMITS } from '#graph/api/limits.ts'
import { MunicipalityType } from './municipality.entity.ts'

@ArgsType()
export class MunicipalitiesArgs {
  @Field(() => MunicipalityType, { nullable: true, description: 'Only municipalities of this kind.' })
  type?: MunicipalityType | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that the site lists among the areas served (true), or only the others (false).',
  })
  listed?: boolean | null

  @Field(() => String, {
    nullable: true,
    description: `Part of the name, in any case, for example "wilkes"; at most ${LIMITS.searchCharacters} characters.`,
  })
  search?: string | null
}
