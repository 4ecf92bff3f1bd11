import RELEASES from '#graph/schema-changelog.json' with { type: 'json' }

export { RELEASES }

/** The same releases as an Atom feed. */
export const CHANGELOG_FEED = {
  href: '/developers/changelog.atom',
  type: 'application/atom+xml',
  title: 'Changes of the schema',
}
