import { expect } from '@playwright/test'

/** The link with this mark in the newest e-mail to an address, as the outbox shows it: mails arrive by a job. */
export async function linkMailedTo(email: string, mark: string): Promise<string> {
  const outbox = `http://localhost:${process.env.PORT}/outbox`
  let link = ''
  await expect
    .poll(
      async () => {
        const list = await (await fetch(outbox)).text()
        const letters = list.split('</li>').filter((row) => row.includes(email))
        for (const row of letters) {
          const id = /href="\/outbox\/([^"]+)"/.exec(row)?.[1]
          const text = await (await fetch(`${outbox}/${id}/text`)).text()
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
