import type { ComponentType } from 'react'
import { OpenNow } from '#web/opening-hours/OpenNow.tsx'
import type { IslandName } from './island.tsx'

// biome-ignore lint/suspicious/noExplicitAny: each takes what its own element carries
type Load = () => Promise<ComponentType<any>>

/** Where the parts are that scripts start in static pages. */
export const ISLANDS: Record<IslandName, Load> = {
  CheapestRental: async () => (await import('#web/rental-plans/CheapestRental.tsx')).CheapestRental,
  ContactForm: async () => (await import('#web/contact/ContactForm.tsx')).ContactForm,
  CopyButton: async () => (await import('#web/ui/CopyButton.tsx')).CopyButton,
  MapTools: async () => (await import('#web/municipalities/MapTools.tsx')).MapTools,
  // In the footer of every page: it comes with the entry.
  OpenNow: async () => OpenNow,
  DocumentContents: async () => (await import('#web/ui/document/DocumentContents.tsx')).DocumentContents,
  VehicleGallery: async () => (await import('#web/vehicles/VehicleGallery.tsx')).VehicleGallery,
}
