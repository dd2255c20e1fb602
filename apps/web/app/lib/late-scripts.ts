/** The type that keeps the app's module script from running by itself. */
const inertType = 'text/app'

/** How the router begins it, with the mark of the page's own scripts. */
const moduleScript = (mark: string) => `<script nonce="${mark}" type="module" async="">`

const preload = /<link rel="modulepreload" href="([^"<>]*)"[^<>]*>/g

/**
 * Runs the app's script when the page has been painted and is at rest after `load`, or at the first touch, key or
 * pointer, whichever comes first. The copy has the very text of the inert script, so that one CSP hash admits both; its
 * modules are asked for at once, not one level at a time.
 */
const starter = `(()=>{let begun=false
const begin=()=>{if(begun)return
begun=true
const inert=document.querySelector('script[type="${inertType}"]')
for(const href of inert.dataset.modules.split(' ')){const link=document.createElement('link')
link.rel='modulepreload'
link.href=href
document.head.append(link)}
const script=document.createElement('script')
script.type='module'
script.textContent=inert.textContent
document.head.append(script)}
for(const event of['pointerdown','touchstart','keydown'])addEventListener(event,begin,{once:true,passive:true,capture:true})
const idle=()=>'requestIdleCallback'in window?requestIdleCallback(begin,{timeout:2500}):setTimeout(begin,300)
const rest=()=>{if(!window.PerformanceObserver?.supportedEntryTypes?.includes('paint'))return idle()
new PerformanceObserver((_,observer)=>{observer.disconnect()
idle()}).observe({type:'paint',buffered:true})}
document.readyState==='complete'?rest():addEventListener('load',rest,{once:true})})()`

/**
 * Takes the app's JavaScript out of the way of the first paint: no preloads, the module script made inert and started
 * late, and the route data (`handoff`, as the router streamed it) written at the end of the body.
 */
export function withLateScripts(html: string, handoff: string, mark: string): string {
  const begin = moduleScript(mark)
  const app = html.lastIndexOf(begin)
  if (app < 0) return html
  // React writes preloads in the head, which is a small part of the page to look through.
  const body = html.indexOf('</head>')
  const head = html.slice(0, body)
  const modules = Array.from(head.matchAll(preload), ([, href]) => href).join(' ')
  const inert = `<script nonce="${mark}" type="${inertType}" data-modules="${modules}">`
  const stream = 'window.__reactRouterContext.streamController'
  const own = `<script nonce="${mark}">`
  const scripts = `${own}${stream}.enqueue(${scriptText(handoff)});${stream}.close();</script>${own}${starter}</script>`
  const end = html.lastIndexOf('</body>')
  return `${head.replace(preload, '')}${html.slice(body, app)}${inert}${html.slice(app + begin.length, end)}${scripts}${html.slice(end)}`
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
