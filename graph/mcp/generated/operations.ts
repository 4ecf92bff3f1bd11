/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What the battery of a vehicle is made of. */
export type BatteryKind =
  /** Lead-acid cells, flooded or AGM. */
  | 'LEAD_ACID'
  /** Lithium cells, which need no water. */
  | 'LITHIUM';

/** What the dealer did about a finding. */
export type FindingState =
  /** It was looked at, and nothing was wrong. */
  | 'CHECKED'
  /** It is still there. */
  | 'LEFT'
  /** The part was repaired. */
  | 'REPAIRED'
  /** The part is a new one. */
  | 'REPLACED';

/** A place of a cart, from front to back. */
export type InspectionSpot =
  /** The battery. */
  | 'BATTERY'
  /** The brakes. */
  | 'BRAKES'
  /** The cargo bed. */
  | 'CARGO_BED'
  /** The charger. */
  | 'CHARGER'
  /** The dash. */
  | 'DASH'
  /** The fender. */
  | 'FENDER'
  /** The floor. */
  | 'FLOOR'
  /** The frame. */
  | 'FRAME'
  /** The front seats. */
  | 'FRONT_SEATS'
  /** The front tires. */
  | 'FRONT_TIRES'
  /** The hood. */
  | 'HOOD'
  /** The lights. */
  | 'LIGHTS'
  /** The nose. */
  | 'NOSE'
  /** The rear seats. */
  | 'REAR_SEATS'
  /** The rear step. */
  | 'REAR_STEP'
  /** The rear tires. */
  | 'REAR_TIRES'
  /** The roof. */
  | 'ROOF'
  /** The steering. */
  | 'STEERING'
  /** The windshield. */
  | 'WINDSHIELD';

/** The kind of a location. */
export type LocationType =
  /** Sales and delivery without a showroom. */
  | 'ONLINE'
  /** A showroom that can be visited. */
  | 'PHYSICAL';

/** Kind of municipality. */
export type MunicipalityType =
  /** A borough. */
  | 'BOROUGH'
  /** A city. */
  | 'CITY'
  /** A township, or a village within one. */
  | 'TOWNSHIP';

/** Kind of cart that is rented out. */
export type RentalCart =
  /** A cart with four seats. */
  | 'FOUR_SEATER'
  /** A cart with six seats. */
  | 'SIX_SEATER'
  /** A utility cart with a cargo bed. */
  | 'UTILITY';

/** The price list of a plan, one of two. */
export type RentalPriceList =
  /** The list of the rentals page and the rental policy. */
  | 'STANDARD'
  /** The list of the town rental pages. */
  | 'TOWN';

/** Whether a vehicle can be bought now. */
export type VehicleAvailability =
  /** It can be bought now. */
  | 'IN_STOCK'
  /** Another customer has it on hold, for example with a deposit. */
  | 'ON_HOLD'
  /** The dealer has ordered it, and it is not there yet. */
  | 'ON_ORDER'
  /** It cannot be bought now, and the dealer does not say why. */
  | 'OUT_OF_STOCK'
  /** It is sold. Its page stays for some weeks. */
  | 'SOLD';

/** Whether a vehicle had an owner before. */
export type VehicleCondition =
  /** Never sold before. */
  | 'NEW'
  /** Sold before. */
  | 'USED';

/** Conditions on vehicles. One that is left out, null, an empty text or an empty list does not filter; spaces around a text do not count. A vehicle of which the fact is not known does not match. */
export type VehicleFilter = {
  /** Any of these states; at most 50. */
  availabilities?: Array<VehicleAvailability> | null | undefined;
  /** Any of these kinds of batteries; at most 50. */
  batteryKinds?: Array<BatteryKind> | null | undefined;
  /** Any of these brands, in any case, for example ["denago", "evolution"]; at most 50 of 100 characters each. */
  brands?: Array<string> | null | undefined;
  /** Any of these as part of the category, in any case, for example ["ranger"] for "D5 Ranger"; at most 50 of 100 characters each. */
  categories?: Array<string> | null | undefined;
  /** Any of these colors, in any case, for example ["matte black"]; at most 50 of 100 characters each. */
  colors?: Array<string> | null | undefined;
  /** Any of these conditions; at most 50. */
  conditions?: Array<VehicleCondition> | null | undefined;
  /** Any of these locations, by id in any case, for example ["mountain-top", "scranton"]; at most 50 of 100 characters each. */
  locationIds?: Array<string | number> | null | undefined;
  /** Hours that a full charge takes at most: compared with the upper end of the charging time, so 7 leaves "6–8 hours" out. */
  maxChargingHours?: number | null | undefined;
  /** Most miles on the odometer, inclusive. Most new ones state none. */
  maxMileage?: number | null | undefined;
  /** Latest model year, inclusive. */
  maxModelYear?: number | null | undefined;
  /** Highest price in US dollars, inclusive. */
  maxPrice?: number | null | undefined;
  /** Earliest model year, inclusive. */
  minModelYear?: number | null | undefined;
  /** Lowest payload in pounds, inclusive. */
  minPayloadPounds?: number | null | undefined;
  /** Lowest price in US dollars, inclusive. */
  minPrice?: number | null | undefined;
  /** Miles that one charge lasts for at least: compared with the lower end of the range, so 45 leaves "40–50 miles" out. */
  minRangeMiles?: number | null | undefined;
  /** Fewest seats, inclusive. */
  minSeats?: number | null | undefined;
  /** Lowest top speed in miles per hour, inclusive. */
  minTopSpeedMph?: number | null | undefined;
  /** A sentence as shoppers type it, in any case, for example "used lithium 4 seats", "cheapest near Hazleton" or "in stock under 200 a month". A vehicle matches that has it as a part of its name or description, whatever it says, or that has all of its words: prices, payments, seats, speeds, towns, "in stock" and "0%" mean what they say, and each other word stands in a text, a fact or a number of the vehicle, names and numbers also without blanks and hyphens ("roverxl6"). Words such as "golf cart" or "with" leave nothing out, nor does what cannot be searched for ("no lithium", "red or blue"); a word that no vehicle has is left out, and `searchNotes` tells of both. Words in quotation marks are a part of the name or of the description, as they are written. At most 200 characters; words after the tenth are not looked at. */
  search?: string | null | undefined;
  /** Any of these numbers of seats, for example [4, 6]; at most 50. */
  seats?: Array<number> | null | undefined;
};

/** Order of a list of vehicles. Equal ones are ordered by id, so that pages never overlap. */
export type VehicleSort =
  /** The dealer's own order, featured vehicles first. */
  | 'FEATURED'
  /** The fewest miles first. A new vehicle without a mileage has none; a used one without it comes last. */
  | 'MILEAGE_ASC'
  /** By name, from A to Z, in any case. */
  | 'NAME_ASC'
  /** The latest addition first. */
  | 'NEWEST'
  /** The cheapest first. */
  | 'PRICE_ASC'
  /** The most expensive first. */
  | 'PRICE_DESC';

/** Day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

export type SearchVehiclesQueryVariables = Exact<{
  filter?: VehicleFilter | null | undefined;
  sort?: VehicleSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchVehiclesQuery = { vehicles: { totalCount: number, searchNotes: Array<string>, spellings: Array<string>, relaxations: Array<{ conditions: Array<string>, count: number }>, nodes: Array<{ id: string, name: string, brand: string, category: string, price: number, condition: VehicleCondition, availability: VehicleAvailability, url: string, location: { id: string, name: string } | null, specifications: { seatingCapacity: number | null, topSpeed: string | null, range: string | null, batteryType: string | null, batteryKind: BatteryKind | null, chargingTime: string | null, payload: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type GetVehicleQueryVariables = Exact<{
  id?: string | number | null | undefined;
  stockNumber?: string | null | undefined;
  vin?: string | null | undefined;
}>;


export type GetVehicleQuery = { vehicle: { description: string, features: Array<string>, listPrice: number | null, externalUrl: string | null, updatedAt: string, id: string, name: string, brand: string, category: string, price: number, condition: VehicleCondition, availability: VehicleAvailability, url: string, stockNumber: string | null, vin: string | null, serialNumber: string | null, modelYear: number | null, color: string | null, mileage: number | null, warranty: string | null, inspection: { inspectedBy: string | null, inspectedOn: string | null, batteryHealth: number | null, tread: number | null, treadNew: number, soldAsIs: boolean | null, findings: Array<{ spot: InspectionSpot, state: FindingState, text: string }>, history: Array<{ year: number, text: string }> } | null, images: Array<{ url: string, alt: string }>, location: { id: string, name: string, address: string, phone: string, mapUrl: string } | null, similar: Array<{ id: string, name: string, price: number, url: string }>, specifications: { seatingCapacity: number | null, topSpeed: string | null, range: string | null, batteryType: string | null, batteryKind: BatteryKind | null, chargingTime: string | null, payload: string | null } } | null };

export type ListLocationsQueryVariables = Exact<{
  type?: LocationType | null | undefined;
}>;


export type ListLocationsQuery = { locations: Array<{ id: string, name: string, type: LocationType, address: string, phone: string, openNow: boolean | null, hours: Array<{ day: Weekday, opens: string | null, closes: string | null }> }>, dealer: { timeZone: string, notice: string | null, specialDays: Array<{ from: string, until: string, locationIds: Array<string> | null, opens: string | null, closes: string | null, reason: string | null }> } };

export type ListRentalPlansQueryVariables = Exact<{
  cart?: RentalCart | null | undefined;
  priceList?: RentalPriceList;
}>;


export type ListRentalPlansQuery = { rentalPlans: Array<{ name: string, description: string, cart: RentalCart, days: number, price: number, renewsAt: string }> };

export type RentalQuoteQueryVariables = Exact<{
  cart: RentalCart;
  days: number;
  priceList?: RentalPriceList;
  deliveryMiles?: number | null | undefined;
}>;


export type RentalQuoteQuery = { rentalQuote: { coveredDays: number, rental: number, delivery: number, total: number, deposit: number, lines: Array<{ label: string, quantity: number, unitPrice: number, amount: number }> } | null };

export type DeliveryQueryVariables = Exact<{
  town: string;
  purchase: number;
}>;


export type DeliveryQuery = { municipalities: Array<{ name: string, type: MunicipalityType, url: string, delivery: { fee: number, freeFromPurchase: number, feePerMile: number, roadMiles: number, nearestShowroom: { id: string, name: string, address: string, phone: string } } | null }> };

export type CartFragment = { id: string, name: string, brand: string, category: string, price: number, condition: VehicleCondition, availability: VehicleAvailability, url: string, specifications: { seatingCapacity: number | null, topSpeed: string | null, range: string | null, batteryType: string | null, batteryKind: BatteryKind | null, chargingTime: string | null, payload: string | null } };

export type VehicleFactsFragment = { stockNumber: string | null, vin: string | null, serialNumber: string | null, modelYear: number | null, color: string | null, mileage: number | null, warranty: string | null };

export const CartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seatingCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"topSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"range"}},{"kind":"Field","name":{"kind":"Name","value":"batteryType"}},{"kind":"Field","name":{"kind":"Name","value":"batteryKind"}},{"kind":"Field","name":{"kind":"Name","value":"chargingTime"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}}]}}]}}]} as unknown as DocumentNode<CartFragment, unknown>;
export const VehicleFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}},{"kind":"Field","name":{"kind":"Name","value":"vin"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"modelYear"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"warranty"}}]}}]} as unknown as DocumentNode<VehicleFactsFragment, unknown>;
export const SearchVehiclesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchVehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"searchNotes"}},{"kind":"Field","name":{"kind":"Name","value":"spellings"}},{"kind":"Field","name":{"kind":"Name","value":"relaxations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seatingCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"topSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"range"}},{"kind":"Field","name":{"kind":"Name","value":"batteryType"}},{"kind":"Field","name":{"kind":"Name","value":"batteryKind"}},{"kind":"Field","name":{"kind":"Name","value":"chargingTime"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}}]}}]}}]} as unknown as DocumentNode<SearchVehiclesQuery, SearchVehiclesQueryVariables>;
export const GetVehicleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stockNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vin"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"stockNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stockNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"vin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vin"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Cart"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VehicleFacts"}},{"kind":"Field","name":{"kind":"Name","value":"inspection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inspectedBy"}},{"kind":"Field","name":{"kind":"Name","value":"inspectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"batteryHealth"}},{"kind":"Field","name":{"kind":"Name","value":"tread"}},{"kind":"Field","name":{"kind":"Name","value":"treadNew"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spot"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"soldAsIs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"}},{"kind":"Field","name":{"kind":"Name","value":"externalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"800"}}]},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seatingCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"topSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"range"}},{"kind":"Field","name":{"kind":"Name","value":"batteryType"}},{"kind":"Field","name":{"kind":"Name","value":"batteryKind"}},{"kind":"Field","name":{"kind":"Name","value":"chargingTime"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}},{"kind":"Field","name":{"kind":"Name","value":"vin"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"modelYear"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"warranty"}}]}}]} as unknown as DocumentNode<GetVehicleQuery, GetVehicleQueryVariables>;
export const ListLocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListLocations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocationType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"openNow"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dealer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"specialDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"locationIds"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notice"}}]}}]}}]} as unknown as DocumentNode<ListLocationsQuery, ListLocationsQueryVariables>;
export const ListRentalPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListRentalPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cart"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalCart"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceList"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalPriceList"}}},"defaultValue":{"kind":"EnumValue","value":"STANDARD"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cart"}}},{"kind":"Argument","name":{"kind":"Name","value":"priceList"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceList"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cart"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"renewsAt"}}]}}]}}]} as unknown as DocumentNode<ListRentalPlansQuery, ListRentalPlansQueryVariables>;
export const RentalQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cart"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalCart"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceList"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalPriceList"}}},"defaultValue":{"kind":"EnumValue","value":"STANDARD"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deliveryMiles"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cart"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cart"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"priceList"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceList"}}},{"kind":"Argument","name":{"kind":"Name","value":"deliveryMiles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deliveryMiles"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coveredDays"}},{"kind":"Field","name":{"kind":"Name","value":"rental"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}}]}}]}}]} as unknown as DocumentNode<RentalQuoteQuery, RentalQuoteQueryVariables>;
export const DeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Delivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"town"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purchase"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"municipalities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"town"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purchase"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purchase"}}}]},{"kind":"Field","name":{"kind":"Name","value":"freeFromPurchase"}},{"kind":"Field","name":{"kind":"Name","value":"feePerMile"}},{"kind":"Field","name":{"kind":"Name","value":"roadMiles"}},{"kind":"Field","name":{"kind":"Name","value":"nearestShowroom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeliveryQuery, DeliveryQueryVariables>;