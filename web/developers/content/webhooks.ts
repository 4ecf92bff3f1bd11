/** The types of events, and the change to make to a copy. */
export const WEBHOOK_EVENTS = {
  'vehicle.upserted':
    'Store `data.vehicle` under `data.id`: the cart was added or changed. Its fields are those of `_ridgeline` in the JSON feed. Where the body would have more than 256 KB, `description` is `null`.',
  'vehicle.removed': 'Delete `data.id`: the cart is no longer listed.',
  'webhook.test': 'Do nothing: we send it when you ask us for a test.',
}

export const WEBHOOK_RULES = [
  'Verify each request with a library from the text as it came, and refuse it otherwise: anybody can post to your address.',
  'Answer with a 2xx within 15 seconds, and work afterwards. Anything else is a failure: the event is sent again after 5 seconds, then less often, for three days, and the events behind it wait.',
  'An event can come twice, with the same `webhook-id`; none is left out. They come in the order of `vehicleChanges`.',
  'Start with a run of `vehicleChanges`: the webhook sends what changes after it was set up, or everything again when you ask us.',
]
