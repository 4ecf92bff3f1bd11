/** What partners rely on: a name here may never go, nor change its type; new ones may come. */
export const CONTRACT = `
  Query.vehicles(filter: VehicleFilter, sort: VehicleSort! = FEATURED, first: Int, after: String, last: Int, before: String): VehicleConnection!
  Query.vehicle(id: ID!): Vehicle
  Query.withdrawnVehicle(id: ID!): WithdrawnVehicle
  Query.locations(type: LocationType): [Location!]!
  Query.location(id: ID!): Location
  Query.municipalities(type: MunicipalityType, listed: Boolean, search: String): [Municipality!]!
  Query.municipality(slug: String!): Municipality
  Query.rentalPlans(priceList: RentalPriceList! = STANDARD, cart: RentalCart): [RentalPlan!]!
  Mutation.submitContact(input: SubmitContactInput!): SubmitContactPayload!

  Vehicle.id: ID!
  Vehicle.aliases: [String!]!
  Vehicle.name: String!
  Vehicle.brand: String!
  Vehicle.category: String!
  Vehicle.condition: VehicleCondition!
  Vehicle.availability: VehicleAvailability!
  Vehicle.price: Float!
  Vehicle.description: String!
  Vehicle.images: [VehicleImage!]!
  Vehicle.externalUrl: String
  Vehicle.url: String!
  Vehicle.specifications: VehicleSpecifications!
  Vehicle.features: [String!]!
  Vehicle.inStock: Boolean!
  Vehicle.isNew: Boolean!
  Vehicle.createdAt: DateTime!
  Vehicle.updatedAt: DateTime!
  Vehicle.similar(first: Int! = 3): [Vehicle!]!
  VehicleImage.path: String!
  VehicleImage.url(width: Int): String!
  VehicleImage.alt: String!
  VehicleImage.width: Int!
  VehicleImage.height: Int!
  VehicleImage.blurDataUrl: String
  VehicleImage.dominantColor: String
  VehicleSpecifications.topSpeed: String
  VehicleSpecifications.range: String
  VehicleSpecifications.seatingCapacity: Int
  VehicleSpecifications.batteryType: String
  VehicleSpecifications.chargingTime: String
  VehicleSpecifications.payload: String
  WithdrawnVehicle.id: ID!
  WithdrawnVehicle.name: String!
  WithdrawnVehicle.brand: String!
  WithdrawnVehicle.category: String!
  WithdrawnVehicle.withdrawnAt: DateTime!
  WithdrawnVehicle.similar(first: Int! = 3): [Vehicle!]!
  VehicleFilter.search: String
  VehicleFilter.brand: [String!]
  VehicleFilter.category: [String!]
  VehicleFilter.minPrice: Float
  VehicleFilter.maxPrice: Float
  VehicleFilter.inStock: Boolean
  VehicleFilter.isNew: Boolean
  VehicleFilter.minSeats: Int
  VehicleConnection.nodes: [Vehicle!]!
  VehicleConnection.edges: [VehicleEdge!]!
  VehicleConnection.pageInfo: PageInfo!
  VehicleConnection.totalCount: Int!
  VehicleConnection.facets: VehicleFacets!
  VehicleEdge.cursor: String!
  VehicleEdge.node: Vehicle!
  PageInfo.hasNextPage: Boolean!
  PageInfo.hasPreviousPage: Boolean!
  PageInfo.startCursor: String
  PageInfo.endCursor: String
  VehicleFacets.brands: [FacetCount!]!
  VehicleFacets.categories: [FacetCount!]!
  VehicleFacets.seats: [FacetCount!]!
  VehicleFacets.priceRange: PriceRange
  FacetCount.value: String!
  FacetCount.count: Int!
  PriceRange.min: Float!
  PriceRange.max: Float!

  Location.id: ID!
  Location.name: String!
  Location.type: LocationType!
  Location.address: String!
  Location.city: String
  Location.phone: String!
  Location.coordinates: Coordinates!
  Location.mapUrl: String!
  Location.socialUrl: String
  Location.videoUrl: String
  Location.websiteUrl: String
  Location.reviewUrl: String
  Location.hours: [OpeningHours!]!
  Coordinates.latitude: Float!
  Coordinates.longitude: Float!
  OpeningHours.day: Weekday!
  OpeningHours.opens: String
  OpeningHours.closes: String
  Municipality.slug: ID!
  Municipality.name: String!
  Municipality.type: MunicipalityType!
  Municipality.url: String!
  Municipality.listed: Boolean!
  Municipality.coordinates: Coordinates!
  Municipality.nearby(first: Int! = 4): [Municipality!]!

  RentalPlan.id: ID!
  RentalPlan.name: String!
  RentalPlan.description: String!
  RentalPlan.cart: RentalCart!
  RentalPlan.priceList: RentalPriceList!
  RentalPlan.duration: RentalDuration!
  RentalPlan.days: Int!
  RentalPlan.price: Float!
  RentalPlan.renewsAt: String!
  RentalPlan.savings: RentalSavings
  RentalPlan.recommended: Boolean!
  RentalSavings.amount: Float!
  RentalSavings.percentage: Float!
  RentalSavings.dailyRate: Float!

  SubmitContactInput.firstName: String!
  SubmitContactInput.lastName: String!
  SubmitContactInput.email: String!
  SubmitContactInput.phone: String!
  SubmitContactInput.interest: ContactInterest! = SALES
  SubmitContactInput.message: String!
  SubmitContactInput.vehicleId: ID
  SubmitContactInput.idempotencyKey: String
  SubmitContactPayload.inquiry: ContactInquiryReceipt
  SubmitContactPayload.userErrors: [UserError!]!
  ContactInquiryReceipt.id: ID!
  ContactInquiryReceipt.receivedAt: DateTime!
  UserError.field: [String!]
  UserError.message: String!
  UserError.code: UserErrorCode!
`

export const ENUM_CONTRACT = {
  VehicleCondition: ['NEW', 'USED'],
  VehicleAvailability: ['IN_STOCK', 'OUT_OF_STOCK'],
  VehicleSort: ['FEATURED', 'PRICE_ASC', 'PRICE_DESC', 'NAME_ASC', 'NEWEST'],
  Weekday: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
  LocationType: ['PHYSICAL', 'ONLINE'],
  MunicipalityType: ['CITY', 'BOROUGH', 'TOWNSHIP'],
  RentalCart: ['FOUR_SEATER', 'SIX_SEATER', 'UTILITY'],
  RentalDuration: ['DAILY', 'THREE_DAY', 'WEEKLY', 'MONTHLY'],
  RentalPriceList: ['STANDARD', 'TOWN'],
  ContactInterest: ['SALES', 'SERVICE', 'PARTS', 'GENERAL'],
  UserErrorCode: ['REQUIRED', 'INVALID', 'TOO_SHORT', 'TOO_LONG', 'NOT_FOUND'],
}
