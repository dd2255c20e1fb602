import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setUpPlatform } from '../../testing/set-up.ts'
import { foldEmail } from './fold-email.ts'

describe('the mailbox of an address', () => {
  const test = setUpPlatform()

  it.each([
    ['ana@example.org', 'ana@example.org'],
    ['ana+1@example.org', 'ana@example.org'],
    ['Ana+a+b@Example.ORG', 'ana@example.org'],
    ['a.n.a@example.org', 'a.n.a@example.org'],
    ['a.n.a+x@gmail.com', 'ana@gmail.com'],
    ['ana@googlemail.com', 'ana@gmail.com'],
  ])('of %s is %s', (email, mailbox) => {
    expect(foldEmail(email)).toBe(mailbox)
  })

  it('is the same to the rules and to the database', async () => {
    const part = fc.array(fc.constantFrom('a', 'B', '.', '+', '-', '1'), { minLength: 1, maxLength: 8 })
    const house = fc.constantFrom('gmail.com', 'GMail.com', 'googlemail.com', 'example.org')
    const emails = fc
      .sample(fc.tuple(part, house), { numRuns: 200, seed: 7 })
      .map(([name, at]) => `${name.join('')}@${at}`)
    const folded = await test.asOwner((owner) =>
      owner.query<{ mailbox: string }>(
        `select email_dobrado(email) mailbox from unnest(array[${emails.map((email) => `'${email}'`).join(',')}]) email`,
      ),
    )
    expect(folded.map(({ mailbox }) => mailbox)).toEqual(emails.map(foldEmail))
  })
})
