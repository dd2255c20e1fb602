import { mailCode } from '../routing/access-hash.ts'
import { handOffKey } from '../routing/hand-off-link.ts'

/** Storage key of the reader's choice of light or dark; no entry means the system's setting. */
export const themeKey = 'theme'

/** Storage key of the reading settings: words of reading.css, such as `size-4 sepia`. */
export const readingKey = 'reading'

/** Set where the browser has the web font already. */
export const fontKey = 'font'

/** Scroll distance from which a header changes (specification §9). */
const headerScrollPx = 35

/** Distance in px from the top and the end of a page within which its bars stay. */
const barsTopPx = 120

/** A scroll this long is one: shorter ones are a resting thumb. */
const barsTurnPx = 15

/**
 * Script that sets the state a page needs before its first paint, long before the app starts: the chosen theme (which
 * the controls named `…-theme` show too), the reading settings, whether the web font is there (on a slow line a first
 * visit reads without the reading font, `data-late`), whether the reader's
 * clocks show other times than the church's (`zone-note`), whether the page is scrolled, whether a member may be logged
 * in, and whether the reader is on the way back. While the reader scrolls down, `data-away` lets the bars leave
 * (app.css): not near the top or the end of the page or of its text, and not for a leap, such as the return to an
 * earlier position. A hand-off code leaves the address before anything else can read it there (specification §4, origin
 * URL): the document is loaded once more without it, as the browser would tell later scripts where it began
 * (`PerformanceNavigationTiming`). A transition between documents that the next one cuts short is no error. The text is
 * the same for every page, so that one hash of the policy admits it.
 */
export const firstScript = `(()=>{const root=document.documentElement
const here=new URL(location.href),query=here.searchParams,behind=new URLSearchParams(here.hash.slice(1))
const from=query.has('token')?query:behind.has('token')?behind:undefined
if(from){const link={codigo:from.get('token'),origem:document.referrer&&new URL(document.referrer).origin,isStep:behind.has('step')}
query.delete('token')
query.delete('user')
if(from===behind)here.hash=''
history.replaceState(history.state,'',here.href)
try{sessionStorage.setItem('${handOffKey}',JSON.stringify(link))
location.reload()}catch{window.handOff=link}
}else try{const kept=sessionStorage.getItem('${handOffKey}')
sessionStorage.removeItem('${handOffKey}')
if(kept)window.handOff=JSON.parse(kept)}catch{}
const {zone}=root.dataset
if(zone&&Date.parse('1970-01-01T00:00'+zone)!==new Date().getTimezoneOffset()*60000)root.dataset.elsewhere=''
try{const theme=localStorage.getItem('${themeKey}')
if(theme==='light'||theme==='dark')root.dataset.theme=theme
const reading=localStorage.getItem('${readingKey}')
if(reading)root.dataset.reading=reading
const {effectiveType='',saveData}=navigator.connection??{}
if(localStorage.getItem('${fontKey}'))root.dataset.font=''
else if(saveData||/2g|3g/.test(effectiveType))root.dataset.late=''
if((window.handOff||sessionStorage.getItem('token')||localStorage.getItem('refreshToken'))&&!/${mailCode.source}/.test(here.hash))root.dataset.member=''}catch{}
addEventListener('DOMContentLoaded',()=>{for(const radio of document.querySelectorAll('input[name$="-${themeKey}"]'))if(radio.value===root.dataset.theme)radio.checked=true})
const look=()=>root.toggleAttribute('data-scrolled',scrollY>${headerScrollPx})
let before=scrollY
addEventListener('scroll',()=>{look()
const by=scrollY-before,text=document.querySelector('.reading-tools,.reader-bar')?.parentElement
const stay=scrollY<${barsTopPx}||Math.abs(by)>innerHeight||root.scrollHeight-scrollY-innerHeight<${barsTopPx}||text?.getBoundingClientRect().bottom<innerHeight
if(!stay&&Math.abs(by)<${barsTurnPx})return
root.toggleAttribute('data-away',!stay&&by>0)
before=scrollY},{passive:true})
look()
const isBack=(type,to,from)=>type==='traverse'&&Boolean(from)&&to.index<from.index
const turn=(back)=>root.toggleAttribute('data-back',back)
window.navigation?.addEventListener('navigate',(event)=>turn(isBack(event.navigationType,event.destination,navigation.currentEntry)))
const letGo=({viewTransition})=>viewTransition?.ready.catch(()=>{})
addEventListener('pageswap',letGo)
addEventListener('pagereveal',(event)=>{letGo(event)
const way=window.navigation?.activation
if(way)turn(isBack(way.navigationType,way.entry,way.from))})})()`
