import { SCRIPTED_BUTTON } from '#web/islands/eventReplay.ts'

/**
 * The program in the head of a page: it marks buttons that are pressed before the loader runs, which presses them again. What the
 * browser can do alone, it does.
 */
export const EARLY_PRESSES = `onclick=({target})=>{let button=target.closest('${SCRIPTED_BUTTON}');if(button)button.ariaBusy=true}`
