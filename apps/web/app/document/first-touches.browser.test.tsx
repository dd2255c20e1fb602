import { afterEach, expect, test } from 'vitest'
import { awakeEvent } from '../routing/wake.ts'
import { firstTouches, waitingMark } from './first-touches.ts'

let frame: HTMLIFrameElement | undefined
afterEach(() => frame?.remove())

const page = `<script>${firstTouches}</script>
<body>
<button id="share" type="button">Share</button>
<button id="menu" type="button" popovertarget="panel">Menu</button><div id="panel" popover></div>
<label id="label"><input id="box" type="checkbox"> Box</label>
<input id="radio" type="radio" name="amount">
<form id="form" method="dialog"><button id="send">Send</button></form>
<form id="native" action="/search"><button id="search">Search</button></form>
<p id="waiting" role="status" data-text="One moment"></p>
<div id="asleep-notice" hidden></div>
</body>`

/** Opens a page with the script, and counts the clicks that arrive. */
async function open() {
  frame = document.createElement('iframe')
  frame.srcdoc = page
  const loaded = new Promise((resolve) => frame?.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  const view = frame.contentWindow as Window & typeof globalThis
  const find = (id: string) => view.document.getElementById(id) as HTMLElement
  const arrived: string[] = []
  for (const type of ['click', 'submit']) {
    view.document.addEventListener(type, (event) => {
      arrived.push(`${type} ${(event.target as HTMLElement).id}`)
      if (type === 'submit') event.preventDefault()
    })
  }
  const isWaiting = (id: string) => find(id).hasAttribute(waitingMark) && find(id).ariaBusy === 'true'
  return { view, find, arrived, isWaiting, status: () => find('waiting').textContent }
}

test('a touch before the enhancer is kept, shown and announced, and twice is one wish', async () => {
  const { view, find, arrived, isWaiting, status } = await open()
  for (const id of ['share', 'share', 'box', 'send']) find(id).click()
  expect(arrived.splice(0)).toEqual(['click send'])
  expect(view.touches.kept.map(({ element }) => element.id)).toEqual(['share', 'box', 'send'])
  expect(['share', 'label', 'send'].every(isWaiting)).toBe(true)
  expect(status()).toBe('One moment')
  expect((find('box') as HTMLInputElement).checked).toBe(false)

  dispatchIn(view, awakeEvent)
  const taken = view.touches.kept.splice(0)
  for (const { element, replay } of taken) {
    view.touches.mark(element, false)
    replay(element)
  }
  expect(arrived).toEqual(['click share', 'click box', 'submit form'])
  expect((find('box') as HTMLInputElement).checked).toBe(true)
  expect([view.document.querySelector(`[${waitingMark}]`), status()]).toEqual([null, ''])
})

test('what works without the app is left to the browser, and a choice starts the app', async () => {
  const { view, find, arrived } = await open()
  find('menu').click()
  find('radio').click()
  find('search').click()
  expect(arrived).toEqual(['click menu', 'click radio', 'click search', 'submit native'])
  expect((find('radio') as HTMLInputElement).checked).toBe(true)
  expect([view.touches.kept, view.touches.isChosen]).toEqual([[], true])
})

test('where the enhancer cannot be loaded the reader is told, and nothing waits or is kept any longer', async () => {
  const { view, find, arrived, isWaiting, status } = await open()
  find('share').click()
  const script = view.document.createElement('script')
  script.dataset.wakes = 'touch'
  view.document.head.append(script)
  script.dispatchEvent(new Event('error'))
  expect([isWaiting('share'), status(), find('asleep-notice').hidden]).toEqual([false, '', false])
  find('share').click()
  expect(arrived).toEqual(['click share'])
})

function dispatchIn(view: Window, name: string): void {
  view.dispatchEvent(new Event(name))
}
