import { get } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { expect } from '@playwright/test'

/** The link with this mark in the newest e-mail to an address, as the outbox shows it: mails arrive by a job. */
export async function linkMailedTo(email: string, mark: string): Promise<string> {
  let link = ''
  await expect
    .poll(
      async () => {
        const list = await readOutbox('/outbox')
        const letters = list.split('</li>').filter((row) => row.includes(email))
        for (const row of letters) {
          const id = /href="\/outbox\/([^"]+)"/.exec(row)?.[1]
          const text = await readOutbox(`/outbox/${id}/text`)
          link = new RegExp(`https?://\\S*${mark}\\S*`).exec(text)?.[0] ?? ''
          if (link) return true
        }
        return false
      },
      // On a busy machine the job waits its turn.
      { timeout: 40_000 },
    )
    .toBe(true)
  return link
}

/** Browsers know that `outbox.localhost` is this machine; Node asks a resolver that may not. */
function readOutbox(path: string): Promise<string> {
  const port = process.env.PORT
  return new Promise((resolve, reject) => {
    const headers = { host: `outbox.localhost:${port}` }
    get({ host: '127.0.0.1', port, path, headers }, (response) => resolve(textOf(response))).on('error', reject)
  })
}
