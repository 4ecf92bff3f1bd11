/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What the battery of a vehicle is made of. */
export type BatteryKind =
  /** Lead-acid cells, flooded or AGM. */
  | 'LEAD_ACID'
  /** Lithium cells, which need no water. */
  | 'LITHIUM';

/** What an inquiry is about, besides its message. The server adds names, prices and figures of its own and shows all of it to the dealer. */
export type ContactContextInput = {
  /** Why the visitor writes. */
  reason?: InquiryReason | null | undefined;
  /** A rental with its quote. */
  rental?: ContactRentalInput | null | undefined;
  /** A test drive of the vehicle in `vehicleId`, which must be there. */
  testDrive?: ContactTestDriveInput | null | undefined;
  /** The vehicles that the visitor compares, 1 to 4, by id or by any alias. */
  vehicleIds?: Array<string | number> | null | undefined;
};

/** The subject of an inquiry. */
export type ContactInterest =
  /** Anything else, such as rentals, storage or delivery. */
  | 'GENERAL'
  /** Parts and accessories. */
  | 'PARTS'
  /** Buying a cart, new, used or custom. */
  | 'SALES'
  /** Maintenance and repair. */
  | 'SERVICE';

/** A rental that the inquiry is about. The server computes its quote. Nothing is reserved by it. */
export type ContactRentalInput = {
  /** Kind of cart. */
  cart: RentalCart;
  /** Length of the rental in days of 24 hours, 1 to 30. */
  days: number;
  /** Miles to where the cart is brought, 0 to 500. Left out when the renter picks it up. */
  deliveryMiles?: number | null | undefined;
  /** The first day. */
  firstDay?: string | null | undefined;
  /** Id or name of the municipality, for example "dallas". */
  municipalityId?: string | number | null | undefined;
  /** The price list. */
  priceList?: RentalPriceList;
};

/** A test drive of the vehicle in `vehicleId`. Nothing is booked by it: the dealer confirms the time. */
export type ContactTestDriveInput = {
  /** The day. */
  day: string;
  /** The location; left out, it is where the vehicle is. */
  locationId?: string | number | null | undefined;
};

/** Why a visitor writes, in more detail than the interest. */
export type InquiryReason =
  /** Financing. */
  | 'FINANCING'
  /** Renting a cart. */
  | 'RENTING'
  /** Street-legal package. */
  | 'STREET_LEGAL'
  /** Test drive. */
  | 'TEST_DRIVE'
  /** Selling or trading in a cart. */
  | 'TRADE_IN'
  /** Tell me when a cart comes in. */
  | 'WAITING';

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

/** An inquiry to the dealer. Texts are trimmed before they are checked and stored, and all but the message put on one line. */
export type SubmitContactInput = {
  /** What the inquiry is about, besides its message. */
  context?: ContactContextInput | null | undefined;
  /** Whether this is only a test: it is checked and answered like any other, and does nothing. */
  dryRun?: boolean;
  /** E-mail address to answer to, at most 254 characters, such as `ada@example.com`. */
  email: string;
  /** First name, 1 to 100 characters. */
  firstName: string;
  /** A text of 1 to 200 characters that you make up, such as a UUID: a retry with the same key and content is answered as before, and does nothing more. */
  idempotencyKey?: string | null | undefined;
  /** The subject of the inquiry. */
  interest?: ContactInterest;
  /** Last name, 1 to 100 characters. */
  lastName: string;
  /** The message, 10 to 5000 characters. */
  message: string;
  /** Name of the partner whose page or link brought the visitor, at most 100 letters, digits, spaces and `.&'_-`; anything else is left out. The name that belongs to a key in `X-Partner-Key` counts instead. */
  partner?: string | null | undefined;
  /** Telephone number to answer to, 10 to 100 characters in any notation, such as `(570) 555-0142 ext. 45`. */
  phone: string;
  /** The vehicle that the inquiry is about, by id or by any alias. */
  vehicleId?: string | number | null | undefined;
};

/** Why an input was refused, for a program to act on. */
export type UserErrorCode =
  /** The idempotency key was used before, for other content. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The text does not have the form that the field needs, such as an e-mail address. */
  | 'INVALID'
  /** The field names a thing that does not exist. */
  | 'NOT_FOUND'
  /** The field is empty and must not be. */
  | 'REQUIRED'
  /** The text has more characters than the field takes. */
  | 'TOO_LONG'
  /** The text has fewer characters than the field needs. */
  | 'TOO_SHORT';

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

/** The change to make to a copy of the vehicle. */
export type VehicleChangeKind =
  /** Delete it: no vehicle is listed under this id any more. */
  | 'REMOVED'
  /** Store it: it was added or changed. */
  | 'UPSERTED';

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

export type InventoryQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: VehicleFilter | null | undefined;
}>;


export type InventoryQuery = { vehicles: { totalCount: number, edges: Array<{ node: { id: string, name: string, brand: string, price: number, availability: VehicleAvailability, url: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ChangesQueryVariables = Exact<{
  since: string;
}>;


export type ChangesQuery = { vehicleChanges: { syncedUntil: string, nodes: Array<{ vehicleId: string, kind: VehicleChangeKind }> } };

export type SubmitMutationVariables = Exact<{
  input: SubmitContactInput;
}>;


export type SubmitMutation = { submitContact: { inquiry: { id: string } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode, message: string }> } | null };
