import '../showcase/kit.css'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible, expectTouchable } from '../testing/expect-accessible.ts'
import { FileDrop } from './file-drop.tsx'

const photo = new File(['1234'], 'river.jpg', { type: 'image/jpeg' })
const page = new File(['1234'], 'page.html', { type: 'text/html' })
const [onFiles, onRefused] = [vi.fn(), vi.fn()]
afterEach(() => {
  vi.clearAllMocks()
})

function Photos() {
  const [name, setName] = useState('')
  return (
    <>
      <input aria-label="Title" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <FileDrop
        label="Photos"
        hint="Drag photos here, or paste them."
        chooseLabel="Choose photos"
        cameraLabel="Take a photo"
        accept="image/*"
        isMany
        maxBytes={1000}
        takesPaste
        onFiles={onFiles}
        onRefused={onRefused}
      />
    </>
  )
}

function transfer(...files: File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

test('the place has no barrier, and its buttons open the device’s own choice and its camera', async () => {
  const screen = await render(<Photos />)
  await expect.element(screen.getByRole('group', { name: 'Photos' })).toBeVisible()
  await expectAccessible(screen.container)
  await expectTouchable(screen.container)
  const [choice, camera] = [...screen.container.querySelectorAll<HTMLInputElement>('input[type=file]')]
  expect([choice?.multiple, choice?.accept, camera?.getAttribute('capture')]).toEqual([true, 'image/*', 'environment'])
  const clicked = vi.fn()
  choice?.addEventListener('click', (event) => {
    event.preventDefault()
    clicked()
  })
  await screen.getByRole('button', { name: 'Choose photos' }).click()
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('a chosen file is taken, and can be chosen again', async () => {
  const screen = await render(<Photos />)
  const [choice] = [...screen.container.querySelectorAll<HTMLInputElement>('input[type=file]')]
  if (!choice) throw new Error('no input')
  await userEvent.upload(choice, photo)
  expect(onFiles.mock.calls[0]?.[0]).toMatchObject([{ name: 'river.jpg' }])
  expect(choice.files).toHaveLength(0)
})

test('dropped files are taken or named as refused', async () => {
  const screen = await render(<Photos />)
  const place = screen.getByRole('group', { name: 'Photos' }).element()
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: transfer(photo) })
  place.dispatchEvent(over)
  expect(over.defaultPrevented).toBe(true)
  place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer(photo, page) }))
  expect(onFiles.mock.calls).toMatchObject([[[{ name: 'river.jpg' }]]])
  expect(onRefused.mock.calls).toMatchObject([[[{ name: 'page.html' }]]])
})

test('what is dragged and is no file is left alone', async () => {
  const screen = await render(<Photos />)
  const text = new DataTransfer()
  text.setData('text/plain', 'words')
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: text })
  screen.getByRole('group', { name: 'Photos' }).element().dispatchEvent(over)
  expect(over.defaultPrevented).toBe(false)
})

test('a photo pasted on the page is taken; one pasted into a field is the field’s', async () => {
  const screen = await render(<Photos />)
  const paste = () => new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer(photo) })
  document.body.dispatchEvent(paste())
  expect(onFiles).toHaveBeenCalledTimes(1)
  screen.getByLabelText('Title').element().dispatchEvent(paste())
  expect(onFiles).toHaveBeenCalledTimes(1)
})
