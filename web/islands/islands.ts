import type { ComponentType } from 'react'
import { OpenNow } from '#web/opening-hours/OpenNow.tsx'
import type { IslandName } from './island.tsx'

// biome-ignore lint/suspicious/noExplicitAny: an island's props come from its element
type Load = () => Promise<ComponentType<any>>

/** Loads the code of each island. */
export const ISLANDS: Record<IslandName, Load> = {
  CheapestRental: async () => (await import('#web/rental-plans/CheapestRental.tsx')).CheapestRental,
  ContactForm: async () => (await import('#web/contact/ContactForm.tsx')).ContactForm,
  CopyButton: async () => (await import('#web/ui/CopyButton.tsx')).CopyButton,
  DocumentContents: async () => (await import('#web/ui/document/DocumentContents.tsx')).DocumentContents,
  EcoCalculator: async () => (await import('#web/eco-impact/EcoCalculator.tsx')).EcoCalculator,
  MapTools: async () => (await import('#web/municipalities/MapTools.tsx')).MapTools,
  MonthlyEstimate: async () => (await import('#web/vehicles/MonthlyEstimate.tsx')).MonthlyEstimate,
  // The footer of every page has it: the entry brings it along.
  OpenNow: async () => OpenNow,
  PrintButton: async () => (await import('#web/ui/PrintButton.tsx')).PrintButton,
  Remember: async () => (await import('#web/choices/Remember.tsx')).Remember,
  SavedLists: async () => (await import('#web/saved/SavedLists.tsx')).SavedLists,
  SchemaFilter: async () => (await import('#web/developers/SchemaFilter.tsx')).SchemaFilter,
  VehicleGallery: async () => (await import('#web/vehicles/VehicleGallery.tsx')).VehicleGallery,
}
