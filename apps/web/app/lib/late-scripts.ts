/** The type that keeps the app's module script from running by itself. */
const inertType = 'text/app'

/**
 * Runs the app's script when the page is at rest after `load`, or at the first touch, key or pointer, whichever
 * comes first. The copy has the very text of the inert script, so that one CSP hash admits both.
 */
const starter = `(()=>{let begun=false
const begin=()=>{if(begun)return
begun=true
const script=document.createElement('script')
script.type='module'
script.textContent=document.querySelector('script[type="${inertType}"]').textContent
document.head.append(script)}
for(const event of['pointerdown','touchstart','keydown'])addEventListener(event,begin,{once:true,passive:true,capture:true})
const rest=()=>'requestIdleCallback'in window?requestIdleCallback(begin,{timeout:2500}):setTimeout(begin,300)
document.readyState==='complete'?rest():addEventListener('load',rest,{once:true})})()`

/**
 * Takes the app's JavaScript out of the way of the first paint: no preloads, the module script made inert and started
 * late, and the route data (`handoff`, as the router streamed it) written at the end of the body.
 */
export function withLateScripts(html: string, handoff: string): string {
  const quiet = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" async="">/, `<script type="${inertType}">`)
  if (!quiet.includes(`<script type="${inertType}">`)) return quiet
  const stream = 'window.__reactRouterContext.streamController'
  const scripts = `<script>${stream}.enqueue(${scriptText(handoff)});${stream}.close();</script><script>${starter}</script>`
  const end = quiet.lastIndexOf('</body>')
  return `${quiet.slice(0, end)}${scripts}${quiet.slice(end)}`
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A JavaScript string literal that cannot end the script it stands in. */
function scriptText(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? sign)
}
