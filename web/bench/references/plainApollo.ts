import { ApolloServer } from '@apollo/server'
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify'
import Fastify from 'fastify'
import { DataSource, EntitySchema } from 'typeorm'

/** Apollo Server and TypeORM over the same table, used as their documentation shows. */
const { DATABASE_URL } = process.env

interface Vehicle {
  id: string
  name: string
  brand: string
  category: string
  price: number
  description: string
  images: { path: string; alt: string; width: number; height: number }[]
  externalUrl: string | null
  features: string[]
  inStock: boolean
  isNew: boolean
  rank: number
}

const VehicleSchema = new EntitySchema<Vehicle>({
  name: 'vehicles',
  columns: {
    id: { type: 'text', primary: true },
    name: { type: 'text' },
    brand: { type: 'text' },
    category: { type: 'text' },
    price: { type: 'numeric', transformer: { from: Number, to: (price: number) => price } },
    description: { type: 'text' },
    images: { type: 'jsonb' },
    externalUrl: { type: 'text', name: 'external_url', nullable: true },
    features: { type: 'jsonb' },
    inStock: { type: 'boolean', name: 'in_stock' },
    isNew: { type: 'boolean', name: 'is_new' },
    rank: { type: 'integer' },
  },
})

const typeDefs = `#graphql
  type Query {
    vehicles(first: Int = 24): VehicleConnection!
    vehicle(id: ID!): Vehicle
  }
  type VehicleConnection {
    nodes: [Vehicle!]!
    totalCount: Int!
  }
  type Vehicle {
    id: ID!
    name: String!
    brand: String!
    category: String!
    price: Float!
    description: String!
    images: [Image!]!
    externalUrl: String
    features: [String!]!
    inStock: Boolean!
    isNew: Boolean!
  }
  type Image {
    path: String!
    alt: String!
    width: Int!
    height: Int!
  }
`

const database = await new DataSource({
  type: 'postgres',
  url: DATABASE_URL,
  entities: [VehicleSchema],
}).initialize()
const vehicles = database.getRepository(VehicleSchema)
const featured = { rank: 'ASC', id: 'ASC' } as const

const resolvers = {
  Query: {
    vehicles: async (_parent: unknown, { first }: { first: number }) => {
      const [nodes, totalCount] = await vehicles.findAndCount({ order: featured, take: first })
      return { nodes, totalCount }
    },
    vehicle: (_parent: unknown, { id }: { id: string }) => vehicles.findOneBy({ id }),
  },
}

const app = Fastify()
const apollo = new ApolloServer({ typeDefs, resolvers, plugins: [fastifyApolloDrainPlugin(app)] })
await apollo.start()
await app.register(fastifyApollo(apollo))

console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
