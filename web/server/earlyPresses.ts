import { NOT_LOADED_ID, SCRIPTED_BUTTON } from '#web/islands/eventReplay.ts'

/**
 * The script in the head of a page: it marks buttons that are pressed before the loader runs, and the loader presses them again. Where
 * the loader does not come, words say so: at once when it fails, and after twenty seconds on a stalled connection. After a failure the
 * next press asks for it again. Links and forms need no mark: they work without scripts.
 */
export const EARLY_PRESSES = [
  'let lost,giveUp=()=>{if(!self.eventReplay){',
  "for(let button of document.querySelectorAll('button[aria-busy]'))button.ariaBusy=null;",
  `document.getElementById('${NOT_LOADED_ID}').hidden=false}};`,
  `onclick=({target})=>{let button=target.closest('${SCRIPTED_BUTTON}');if(button){button.ariaBusy=true;setTimeout(giveUp,2e4);`,
  "lost&&=document.head.append(Object.assign(document.createElement('script'),{src:lost}))}};",
  "addEventListener('error',({target:{src}})=>{if(/loader\\./.test(src)){lost=src;giveUp()}},true)",
].join('')
