/** The REST routes; `/openapi.json` has the details. */
export const REST_ROUTES = [
  { path: '/api/vehicles', text: 'GET: all carts in the featured order, as one list. It takes no parameters.' },
  { path: '/api/vehicles/{id}', text: 'GET: one cart, by its id or any alias.' },
  {
    path: '/api/contact',
    text: 'POST: an inquiry as a JSON object. A retry with the same `Idempotency-Key` gets the first receipt.',
  },
]
