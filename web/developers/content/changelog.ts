/** The newest release of the schema, as in docs/schema-changelog.md. */
export const LATEST_RELEASE = {
  date: '2026-11-21',
  summary: 'First release of the contract. Added since its preview:',
  changes: [
    '`Query.vehicleChanges`: the vehicles that were added, changed or removed since a time.',
    '`Query.withdrawnVehicle`: a vehicle that is no longer listed.',
    '`Query.dealer`: name, lines, address, hours by department, claims.',
    '`Query.rentalQuote`: the cheapest plans for a number of days, with delivery and deposit.',
    '`Vehicle.structuredData`: the vehicle as JSON-LD, the same as on its page.',
    "`SubmitContactInput.form`, `ContactFormInput`: details that the site's own form adds to an inquiry.",
    '`Location.openNow`, `Municipality.delivery`.',
    '`VehicleSpecifications.topSpeedMph`, `rangeMiles`, `chargingHours`, `payloadPounds`, and on `VehicleFilter` `minTopSpeedMph`, `minRangeMiles`, `maxChargingHours`, `minPayloadPounds`.',
    '`DateTime` as an argument takes any offset.',
    'Errors: `extensions.code` from a documented list, `extensions.argument`, `extensions.requestId`.',
  ],
}
