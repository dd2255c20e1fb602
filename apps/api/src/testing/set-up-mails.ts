import { afterEach, beforeEach, expect } from 'vitest'
import { assembleApp } from '../app.ts'
import { createJobRunner } from '../platform/jobs/job-runner.ts'
import { type KeptLetter, openOutbox } from '../platform/mail/outbox.ts'
import type { SetUp } from './set-up.ts'

/** Where the links of the mails lead. */
export const mailOrigin = 'http://videira.narthex.test'

/** Sends what waits, and reads the mails that were not read yet. */
export function setUpMails(test: Pick<SetUp, 'asOwner' | 'platform'>) {
  const outbox = openOutbox(undefined)
  const read = new Set<string>()
  // Of attempts those that limit the mails of an address.
  const forget = async () =>
    void (await test.asOwner((owner) => owner.exec('delete from tarefa; delete from tentativa')))
  // The clock begins again with each test.
  beforeEach(forget)
  afterEach(forget)

  const readNew = async (): Promise<KeptLetter[]> => {
    const runner = createJobRunner(test.platform, assembleApp(test.platform).workers(outbox))
    while ((await runner.runDue()) > 0);
    const letters = outbox.list().filter(({ id }) => !read.has(id))
    for (const { id } of letters) read.add(id)
    return letters
  }
  /** The one new mail, with plain spaces. */
  const readOnly = async (): Promise<KeptLetter> => {
    const [letter, ...others] = await readNew()
    expect(others).toEqual([])
    if (!letter) throw new Error('No mail was sent')
    expect(letter.html).toContain(`<html lang="${letter.locale}">`)
    for (const part of [letter.subject, letter.html, letter.text]) expect(part).not.toMatch(/undefined|\{\w+\}/)
    return { ...letter, text: letter.text.replaceAll('\u00a0', ' '), subject: letter.subject.replaceAll('\u00a0', ' ') }
  }
  return { readNew, readOnly }
}
