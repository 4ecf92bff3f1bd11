/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChangesQueryVariables = Exact<{
  since: string;
  after?: string | null | undefined;
}>;


export type ChangesQuery = { vehicleChanges: { syncedUntil: string, nodes: Array<{ vehicleId: string, vehicle: { id: string, name: string, price: number, inStock: boolean, updatedAt: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChangedSubscription = { vehicleChanged: { vehicleId: string } };
