/** The tools of `/mcp`, as its own list describes them. */
export const TOOLS = [
  { name: 'search_vehicles', text: 'Carts by `filter`, `sort`, `first` and `after`, as in the operation `vehicles`.' },
  { name: 'get_vehicle', text: 'One cart with all its facts and similar ones, by `id`.' },
  { name: 'list_locations', text: 'Locations with opening hours, and whether each is open now.' },
  { name: 'list_rental_plans', text: 'Rental prices by cart and duration.' },
]

/** A call that a terminal shows. */
export const toolCurl = (address: string) => `curl ${address} \\
  -H 'content-type: application/json' \\
  -H 'accept: application/json, text/event-stream' \\
  -d '{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "list_locations"}}'`
