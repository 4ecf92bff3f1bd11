/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type ChangesQueryVariables = Exact<{
  since: string;
  after?: string | null | undefined;
}>;


export type ChangesQuery = { vehicleChanges: { syncedUntil: string, nodes: Array<{ vehicleId: string, vehicle: { id: string, name: string, price: number, availability: VehicleAvailability, updatedAt: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };
