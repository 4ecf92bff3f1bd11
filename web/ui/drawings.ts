// Drawings of Lucide 1.75 (https://lucide.dev), under the licence in icons.LICENSE.txt: those of icons.tsx that cards show by styles.
export const ARMCHAIR =
  '<path d="M19 9V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v3"/><path d="M3 16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0z"/><path d="M5 18v2"/><path d="M19 18v2"/>'
export const ARROW_RIGHT = '<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>'
export const BATTERY_MEDIUM =
  '<path d="M10 14v-4"/><path d="M22 14v-4"/><path d="M6 14v-4"/><rect x="2" y="6" width="16" height="12" rx="2"/>'
export const BOOKMARK =
  '<path d="M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z"/>'
export const COLUMNS = '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M12 3v18"/>'
export const GAUGE = '<path d="m12 14 4-4"/><path d="M3.34 19a10 10 0 1 1 17.32 0"/>'
