import type { IslandsCode } from '#web/islands/island.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'

export const ISLANDS: IslandsCode = {
  CheapestRental: async () => (await import('#web/rental-plans/CheapestRental.tsx')).CheapestRental,
  ContactForm: async () => (await import('#web/contact/ContactForm.tsx')).ContactForm,
  CopyButton: async () => (await import('#web/ui/CopyButton.tsx')).CopyButton,
  DocumentContents: async () => (await import('#web/ui/document/DocumentContents.tsx')).DocumentContents,
  DropDrafts: async () => (await import('#web/contact/DropDrafts.tsx')).DropDrafts,
  EcoCalculator: async () => (await import('#web/eco-impact/EcoCalculator.tsx')).EcoCalculator,
  Inventory: async () => (await import('#web/inventory/Inventory.tsx')).Inventory,
  MapTools: async () => (await import('#web/municipalities/MapTools.tsx')).MapTools,
  MonthlyEstimate: async () => (await import('#web/vehicle/estimate/MonthlyEstimate.tsx')).MonthlyEstimate,
  // Not a chunk of its own: the footer of every page has it.
  OpenNow: async () => OpenNow,
  OwnComparison: async () => (await import('#web/compare/OwnComparison.tsx')).OwnComparison,
  PrintButton: async () => (await import('#web/vehicle/print/PrintButton.tsx')).PrintButton,
  RecordView: async () => (await import('#web/shortlist/RecordView.tsx')).RecordView,
  RowChoice: async () => (await import('#web/compare/RowChoice.tsx')).RowChoice,
  SavedLists: async () => (await import('#web/saved/SavedLists.tsx')).SavedLists,
  ShareComparison: async () => (await import('#web/compare/ShareComparison.tsx')).ShareComparison,
  VehicleGallery: async () => (await import('#web/vehicle/VehicleGallery.tsx')).VehicleGallery,
}
