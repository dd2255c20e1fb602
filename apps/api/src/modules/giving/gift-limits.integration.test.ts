import { describe, expect, it } from 'vitest'
import { easyCaptcha, solvedAt } from '../../testing/captcha.ts'
import { setUpMails } from '../../testing/set-up-mails.ts'
import { setUpGiving } from './testing/set-up-giving.ts'

describe('gifts of visitors', () => {
  const stage = setUpGiving({ recaptcha: easyCaptcha })
  const { test } = stage
  const { readNew } = setUpMails(test)

  it('take a proof of work from the second one of a network on, and members none', async () => {
    const [address, by] = ['203.0.113.1', await test.join()]
    expect((await stage.place({}, { address })).status).toBe(200)
    expect((await stage.place({}, { address })).body.code).toBe('CAPTCHA_REQUIRED')
    expect((await stage.place({}, { address, captcha: solvedAt('videira') })).status).toBe(200)
    expect((await stage.place({}, { address, by })).status).toBe(200)
    expect((await stage.place({}, { address, by })).status).toBe(200)
  })

  it('mail one mailbox five times an hour, and are received all the same', async () => {
    const codes: string[] = []
    for (let gift = 0; gift < 7; gift++)
      codes.push(await stage.give({ doador: { nome: 'Ana Souza', email: `ana+${gift}@example.org` } }))
    expect(await readNew()).toHaveLength(5)
    for (const code of codes) expect(await stage.gift(code)).toMatchObject({ situacao: 'RECEBIDA' })
  })

  it('name their giver without a web address', async () => {
    const { status, body } = await stage.place({ doador: { nome: 'Visit evil.example', email: 'ana@example.org' } })
    expect([status, body.details]).toEqual([400, [{ path: 'body.doador.nome', message: 'NO_LINK' }]])
  })
})
