import { NOT_LOADED_ID, SCRIPTED_BUTTON } from '#web/islands/eventReplay.ts'

/**
 * Inline script in the head: marks buttons that are pressed before the loader runs, for the loader to press again. If the loader
 * doesn't load, it shows a message: at once after an error, after twenty seconds on a stalled connection; after an error the next
 * press loads it again. Links and forms need no mark, because they work without scripts.
 */
export const EARLY_PRESSES = [
  'let lost,giveUp=()=>{if(!self.eventReplay){',
  "for(let button of document.querySelectorAll('button[aria-busy]'))button.ariaBusy=null;",
  `document.getElementById('${NOT_LOADED_ID}').hidden=false}};`,
  `onclick=({target})=>{let button=target.closest('${SCRIPTED_BUTTON}');if(button){button.ariaBusy=true;setTimeout(giveUp,2e4);`,
  "lost&&=document.head.append(Object.assign(document.createElement('script'),{src:lost}))}};",
  "addEventListener('error',({target:{src}})=>{if(/loader\\./.test(src)){lost=src;giveUp()}},true)",
].join('')
