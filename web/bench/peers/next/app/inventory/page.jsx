import Image from 'next/image'
import Link from 'next/link'

/** In seconds: longer than a measurement, so that all its answers come from the cache. */
export const revalidate = 3600

const dollars = (amount) => `$${amount.toLocaleString('en-US')}`

const priceBand = ({ price }) => {
  if (price < 15_000) return 'Under $15,000'
  return price <= 25_000 ? '$15,000–$25,000' : 'Over $25,000'
}

/** "30+ miles" for "35–45 miles". */
const rangeStep = ({ specifications }) => `${Math.floor(Number.parseInt(specifications.range, 10) / 10) * 10}+ miles`

/** Each value with the number of its vehicles. */
const counted = (vehicles, read) =>
  [...Map.groupBy(vehicles, read)].map(([value, { length }]) => ({ value, label: `${value} (${length})` }))

const Select = ({ name, title, options }) => (
  <label>
    <span>{title}</span>
    <select name={name}>
      <option value="">All</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)

const Checks = ({ name, title, options }) => (
  <fieldset>
    <legend>{title}</legend>
    {options.map(({ value, label }) => (
      <label key={value}>
        <input type="checkbox" name={name} value={value} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
)

const Filters = ({ vehicles }) => (
  <search>
    <form action="/inventory" autoComplete="off">
      <input type="search" name="q" aria-label="Search by name or description" placeholder="Search carts" />
      <Select name="brand" title="Brand" options={counted(vehicles, ({ brand }) => brand)} />
      <Select name="category" title="Category" options={counted(vehicles, ({ category }) => category)} />
      <Select name="price" title="Price" options={counted(vehicles, priceBand)} />
      <details>
        <summary>More filters</summary>
        <Checks
          name="condition"
          title="Condition"
          options={counted(vehicles, ({ isNew }) => (isNew ? 'New' : 'Used'))}
        />
        <Checks
          name="stock"
          title="Availability"
          options={counted(vehicles, ({ inStock }) => (inStock ? 'In stock' : 'Not in stock'))}
        />
        <Select name="range" title="Range" options={counted(vehicles, rangeStep)} />
        <Checks
          name="seats"
          title="Seats"
          options={counted(vehicles, ({ specifications }) => specifications.seatingCapacity)}
        />
      </details>
      <button type="submit">Show carts</button>
    </form>
  </search>
)

const Card = ({ vehicle, isFirst }) => {
  const { id, name, description, price, images, specifications, isNew, inStock } = vehicle
  const { seatingCapacity, range, topSpeed } = specifications
  return (
    <article>
      <Image src={images[0]} alt={name} width={1600} height={1067} preload={isFirst} />
      {isNew && <span>New</span>}
      {!inStock && <span>Sold or on its way: ask us</span>}
      <h3>{name}</h3>
      <p>{description}</p>
      <ul>
        <li>{seatingCapacity} seats</li>
        <li>{range}</li>
        <li>{topSpeed}</li>
      </ul>
      <p>{dollars(price)}</p>
      <Link href={`/vehicles/${id}`} aria-label={`View Details: ${name}`}>
        View Details
      </Link>
      <form action="/compare">
        <button type="submit" name="ids" value={id} aria-label={`Compare ${name}`}>
          Compare
        </button>
        <button type="button" aria-label={`Save ${name}`}>
          Save
        </button>
        <a href="#chosen-carts">Go to the chosen carts</a>
      </form>
    </article>
  )
}

/** The vehicles of the API at ORIGIN, with what the site's inventory shows of each. */
export default async function InventoryPage() {
  const vehicles = await (await fetch(`${process.env.ORIGIN}/api/vehicles`)).json()
  return (
    <>
      <h1>Inventory</h1>
      <p>New carts and used ones; a cart that is not on the lot today says so. Prices are before tax.</p>
      <Link href="/saved">Saved carts</Link>
      <Filters vehicles={vehicles} />
      <h2>{vehicles.length} vehicles</h2>
      <ul>
        {vehicles.map((vehicle, index) => (
          <li key={vehicle.id}>
            <Card vehicle={vehicle} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <h2>Not sure which one fits your yard?</h2>
      <a href="tel:+15705550142">Call (570) 555-0142</a>
      <Link href="/contact">Send a message</Link>
    </>
  )
}
