import Link from 'next/link'

export const metadata = {
  title: 'Golf Carts for Sale | Ridgeline Golf Carts',
  description:
    'New and used golf carts for sale, each with price, seats, range and top speed, and whether it is in stock.',
}

const MAIN = [
  ['/', 'Home'],
  ['/inventory', 'Inventory'],
  ['/rentals', 'Rentals'],
  ['/services', 'Services'],
  ['/showroom', 'Showroom'],
]

const ABOUT = [
  ['/about', 'About Us'],
  ['/eco-impact', 'Eco-Impact Calculator'],
]

const FOOTER = [
  {
    title: 'Shop',
    links: [
      ['/inventory', 'Inventory'],
      ['/saved', 'Saved carts'],
      ['/rentals', 'Rentals'],
      ['/services', 'Services'],
      ['/denago', 'Denago'],
      ['/evolution', 'Evolution'],
      ['/financing', 'Financing'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['/', 'Home'],
      ['/about', 'About'],
      ['/showroom', 'Showroom'],
      ['/eco-impact', 'Eco-Impact Calculator'],
      ['/contact', 'Contact'],
      ['/developers', 'For developers'],
    ],
  },
  {
    title: 'Policies',
    links: [
      ['/policies/terms-conditions', 'Terms and conditions'],
      ['/policies/return-policy', 'Returns'],
      ['/policies/delivery-policy', 'Delivery'],
      ['/policies/rental-policy', 'Rental policy'],
      ['/policies/storage-policy', 'Storage'],
      ['/policies/ethics-policy', 'Ethics'],
      ['/policies/publishing-policy', 'Publishing'],
      ['/policies/feedback-policy', 'Feedback'],
      ['/policies/corrections-policy', 'Corrections'],
      ['/policies/diversity-policy', 'Diversity'],
      ['/policies/staffing-report', 'Staffing report'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['/privacy', 'Privacy'],
      ['/privacy-policy', 'Privacy policy'],
      ['/terms-of-service', 'Terms of service'],
    ],
  },
]

const Item = ({ link: [href, label] }) => (
  <li>
    <Link href={href}>{label}</Link>
  </li>
)

const items = (links) => links.map((link) => <Item key={link[0]} link={link} />)

/** As many links as the site's header and footer have. */
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/" aria-label="Ridgeline Golf Carts, home">
            Ridgeline
          </Link>
          <nav aria-label="Main">
            <ul>
              {items(MAIN)}
              <li>
                <details>
                  <summary>About</summary>
                  <ul>{items(ABOUT)}</ul>
                </details>
              </li>
              <Item link={['/contact', 'Contact']} />
            </ul>
          </nav>
          <a href="tel:+15705550142">Call Now</a>
          <a href="#footer">Menu</a>
        </header>
        <main>{children}</main>
        <footer id="footer">
          <h2>Ridgeline Golf Carts</h2>
          <p>100 Ridgeline Way, Mountain Top, PA 18707</p>
          <a href="tel:+15705550142">(570) 555-0142</a>
          <a href="mailto:hello@ridgelinegolfcarts.example">hello@ridgelinegolfcarts.example</a>
          {FOOTER.map(({ title, links }) => (
            <section key={title}>
              <h3>{title}</h3>
              <ul>{items(links)}</ul>
            </section>
          ))}
        </footer>
      </body>
    </html>
  )
}
