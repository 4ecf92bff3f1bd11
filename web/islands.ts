import type { ComponentType } from 'react'
import type { IslandName } from './app/island.tsx'
import { OpenNow } from './ui/OpenNow.tsx'

// biome-ignore lint/suspicious/noExplicitAny: each takes what its own element carries
type Load = () => Promise<ComponentType<any>>

/** Where the parts are that scripts start in static pages. */
export const ISLANDS: Record<IslandName, Load> = {
  CheapestRental: async () => (await import('./rental-plans/CheapestRental.tsx')).CheapestRental,
  ContactForm: async () => (await import('./contact/ContactForm.tsx')).ContactForm,
  CopyButton: async () => (await import('./ui/CopyButton.tsx')).CopyButton,
  MapTools: async () => (await import('./municipalities/MapTools.tsx')).MapTools,
  // In the footer of every page: it comes with the entry.
  OpenNow: async () => OpenNow,
  PolicyContents: async () => (await import('./policies/PolicyContents.tsx')).PolicyContents,
  VehicleGallery: async () => (await import('./vehicles/VehicleGallery.tsx')).VehicleGallery,
}
