import { awakeEvent } from '../routing/wake.ts'
import { asleepNoticeId, waitingStatusId } from './asleep.ts'

/** Attribute of a control that was used before the app runs; it shows a spinner until its action is replayed. */
export const waitingMark = 'data-waiting'

/** Controls that need the app. Native ones (links, menus, `details`, forms with an action) do not. */
export const appControls =
  'button:not([popovertarget],[command]),[role=button],a[data-needs-app],input[type=checkbox],input[type=radio],select'

/** Controls that the enhancer handles itself. */
export const nativeControls = '[name$=-theme],[data-consent]'

/** A touch that waits for the app. */
export interface Touch {
  readonly element: HTMLElement
  readonly replay: (element: HTMLElement) => void
}

/** Touches since the first paint: kept by the first script, replayed by the enhancer. */
export interface FirstTouches {
  readonly kept: Touch[]
  /** A native choice was made, which the app reads when it starts. */
  isChosen?: true
  /** Starts the app; the enhancer sets it when it arrives. */
  wake?: () => void
  keep(element: HTMLElement, replay: Touch['replay']): void
  /** Marks a control as waiting, or as done; announces while anything waits. */
  mark(element: HTMLElement, isWaiting: boolean): void
}

declare global {
  interface Window {
    touches: FirstTouches
  }
}

/**
 * Script that keeps clicks and submits from the first paint on, before the enhancer has come: no touch is lost on a slow
 * connection. The same control twice is one wish. Where the enhancer cannot be loaded, nothing waits for it, and the reader
 * is told. Only for pages with the app; the text is the same for each.
 */
export const firstTouches = `(()=>{const kept=[],on=new AbortController(),options={capture:true,signal:on.signal}
const touches=window.touches={kept,mark(element,isWaiting){const face=element.closest('label')??element,status=document.getElementById('${waitingStatusId}')
face.toggleAttribute('${waitingMark}',isWaiting)
face.ariaBusy=isWaiting||null
if(status)status.textContent=document.querySelector('[${waitingMark}]')?status.dataset.text:''},
keep(element,replay){touches.mark(element,true)
if(!kept.some((touch)=>touch.element===element))kept.push({element,replay})
touches.wake?.()}}
const keep=(event,element,replay)=>{event.preventDefault()
event.stopPropagation()
touches.keep(element,replay)}
addEventListener('click',(event)=>{const control=event.target.closest('${appControls}')
if(!control||control.matches('${nativeControls}')||control.type==='submit'&&control.form)return
if(!control.matches('[type=radio],select'))return keep(event,control,(element)=>element.click())
touches.isChosen=true
touches.wake?.()},options)
addEventListener('submit',(event)=>{const form=event.target
if(!form.hasAttribute('action')&&!form.closest('dialog'))keep(event,event.submitter??form,(element)=>element.form?element.form.requestSubmit(element):element.requestSubmit())},options)
addEventListener('error',({target})=>{if(!target.dataset?.wakes)return
on.abort()
for(const {element} of kept)touches.mark(element,false)
document.getElementById('${asleepNoticeId}').hidden=false},options)
addEventListener('${awakeEvent}',()=>on.abort())})()`
