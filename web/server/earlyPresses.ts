import { SCRIPTED_BUTTON } from '#web/islands/eventReplay.ts'

/**
 * The script in the head of a page: it marks buttons that are pressed before the loader runs, and the loader presses them again.
 * Links and forms need no mark: they work without scripts.
 */
export const EARLY_PRESSES = `onclick=({target})=>{let button=target.closest('${SCRIPTED_BUTTON}');if(button)button.ariaBusy=true}`
