import { ApiError } from '@narthex/contract/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useAct } from './use-act.ts'

function Sender({ send }: { send: () => Promise<string> }) {
  const { outcome, isBusy, failure, run, clear } = useAct<string>((error) => `refused: ${(error as ApiError).status}`)
  return (
    <>
      <button
        type="button"
        aria-busy={isBusy}
        onClick={() => {
          void run(send)
          void run(send)
        }}
      >
        Send
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <p role="alert">{failure}</p>
      <p role="status">{outcome.state === 'done' ? outcome.value : outcome.state}</p>
    </>
  )
}

test('a handler that acts twice in one turn sends once, and shows what came of it', async () => {
  let calls = 0
  const send = async () => {
    calls += 1
    if (calls === 1) throw new ApiError(409, undefined)
    return 'sent'
  }
  await render(<Sender send={send} />)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('refused: 409')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('idle')
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('sent')
  expect(calls).toBe(2)
})
