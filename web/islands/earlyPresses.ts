/** Id of the message that a script didn't load. It is in the HTML of every page (`Shortlist.tsx`). */
export const NOT_LOADED_ID = 'not-loaded'

/** Buttons that do nothing without scripts, and links that lead to what scripts do better. */
const SCRIPTED_CONTROL = ':is(button[type=button]:not([popovertarget]),a[data-scripted])'

/** Browsers without these get the site as it is without scripts. */
const SUPPORTED = `'popover'in HTMLElement.prototype&&'showModal'in self.HTMLDialogElement.prototype`

/**
 * Inline script in the head. It marks the document as one with scripts, for the styles of what needs them, and the controls that are
 * pressed before the loader runs, which then presses them again. If the loader doesn't load, it shows a message: at once after an
 * error, after twenty seconds on a stalled connection; after an error the next press on a button loads it again, and a
 * link leads where it leads without scripts. Where Back, a reload or a slow page ends a fade between two pages, Chromium calls that
 * an error, which nobody has to hear of.
 */
export const EARLY_PRESSES = /* @__PURE__ */ [
  'let lost,giveUp=()=>{if(!self.pageStarted){',
  "for(let control of document.querySelectorAll('[aria-busy]'))control.removeAttribute('aria-busy');",
  `document.getElementById('${NOT_LOADED_ID}').hidden=false}};`,
  `if(${SUPPORTED}){document.documentElement.dataset.scripted='';`,
  `onclick=event=>{let control=event.target.closest('${SCRIPTED_CONTROL}');`,
  'if(control&&!(control.href&&(lost||event.ctrlKey||event.metaKey||event.shiftKey))){event.preventDefault();',
  "control.setAttribute('aria-busy',true);setTimeout(giveUp,2e4);",
  "lost&&document.head.append(Object.assign(document.createElement('script'),{src:lost}))}};",
  "addEventListener('error',({target:{src}})=>{if(/loader\\./.test(src)){lost=src;giveUp()}},true)}",
  'onpagereveal=onpageswap=({viewTransition:fade})=>',
  'fade&&Promise.allSettled([fade.ready,fade.updateCallbackDone,fade.finished])',
].join('')

declare global {
  interface Window {
    /** Set by the loader, for the inline script. */
    pageStarted?: true
  }
}

/** Whether the inline script found what the scripts need. */
export const isScripted = () => 'scripted' in document.documentElement.dataset
