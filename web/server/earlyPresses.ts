import { NOT_LOADED_ID, SCRIPTED_BUTTON } from '#web/islands/eventReplay.ts'

/**
 * The script in the head of a page: it marks buttons that are pressed before the loader runs, and the loader presses them again. Where
 * the loader does not come, words say so, and the next press asks for it again. Links and forms need no mark: they work without scripts.
 */
export const EARLY_PRESSES = [
  `let lost;onclick=({target})=>{let button=target.closest('${SCRIPTED_BUTTON}');if(button){button.ariaBusy=true;`,
  "lost&&=document.head.append(Object.assign(document.createElement('script'),{src:lost}))}};",
  "addEventListener('error',({target:{src}})=>{if(/loader\\./.test(src)){lost=src;",
  "for(let button of document.querySelectorAll('button[aria-busy]')){button.ariaBusy=null;",
  `document.getElementById('${NOT_LOADED_ID}').hidden=false}}},true)`,
].join('')
