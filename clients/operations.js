import { graphql } from 'relay-runtime'

// relay-compiler reads the documents and writes an artifact for each; relay.test.mjs runs the artifacts.

export const documents = () => [
  graphql`
    query operationsInventoryQuery {
      ...operationsInventory_query
    }
  `,

  graphql`
    fragment operationsInventory_query on Query
    @refetchable(queryName: "operationsInventoryPageQuery")
    @argumentDefinitions(first: { type: "Int", defaultValue: 7 }, after: { type: "String" }) {
      vehicles(first: $first, after: $after, sort: PRICE_ASC) @connection(key: "operations_vehicles") {
        totalCount
        edges {
          node {
            id
            name
            ...operationsPrice_vehicle
          }
        }
      }
    }
  `,

  graphql`
    fragment operationsPrice_vehicle on Vehicle {
      price
      updatedAt
      similar(limit: 2) {
        id
      }
    }
  `,

  graphql`
    query operationsChangesQuery($since: DateTime!, $first: Int!, $after: String) {
      vehicleChanges(since: $since, first: $first, after: $after)
        @connection(key: "operations_vehicleChanges", filters: ["since"]) {
        syncedUntil
        edges {
          node {
            vehicleId
            kind
            vehicle {
              id
              name
            }
          }
        }
      }
    }
  `,

  graphql`
    query operationsVehicleQuery($id: ID!) {
      ...operationsVehicle_query @arguments(id: $id)
    }
  `,

  // Refetches one vehicle without Node.
  graphql`
    fragment operationsVehicle_query on Query
    @refetchable(queryName: "operationsVehicleRefetchQuery")
    @argumentDefinitions(id: { type: "ID!" }) {
      vehicle(id: $id) {
        name
        price
      }
    }
  `,

  graphql`
    query operationsEverythingQuery($withdrawn: ID!) {
      withdrawnVehicle(id: $withdrawn) {
        vehicleId
        name
        similar(limit: 2) {
          name
        }
      }
      locations {
        id
        name
      }
      municipality(municipalityId: "mountain-top") {
        id
        name
        nearby(limit: 2) {
          name
        }
      }
      rentalPlans {
        id
        name
      }
    }
  `,
]
