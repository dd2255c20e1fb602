import { describe, expect, it } from 'vitest'
import { gospelsPlan, setUpPlans } from '../testing/set-up-plans.ts'

interface Named {
  readonly nome: string
}

const notFound = { status: 404, body: { code: 'NOT_FOUND' } }

describe('reading together', () => {
  const stage = setUpPlans()
  const { test, call } = stage

  /** A member who has invited, and the code of the invitation. */
  async function invite() {
    const ana = await test.join({ nome: 'Ana', sobrenome: 'Prado' })
    const begun = await stage.start(ana)
    const { body } = await call('POST', `${begun.uuid}/roda/convite`, ana)
    return { ana, begun, code: String(body.convite) }
  }

  it('shows the progress of those who choose so, and of no one else', async () => {
    const { ana, begun, code } = await invite()
    const rui = await test.join({ nome: 'Rui', sobrenome: 'Lima' })
    const ofRui = await stage.start(rui)
    const joined = await call('POST', `${ofRui.uuid}/roda/entrada`, rui, { convite: code })
    expect(joined.body).toMatchObject({ flagCriador: false, convite: null, flagMostraProgresso: false })
    expect(joined.body.participantes).toMatchObject([{ nome: 'Rui Lima', flagEu: true }])
    await call('PUT', `${begun.uuid}/roda/progresso`, ana, { flagMostraProgresso: true })
    await stage.read(ana, begun, [1, 2])
    const { body } = await call('GET', `${ofRui.uuid}/roda`, rui)
    const byName = body.participantes.toSorted((a: Named, b: Named) => a.nome.localeCompare(b.nome))
    expect(byName).toEqual([
      { nome: 'Ana Prado', imagem: null, flagEu: false, diasFeitos: 2, flagHoje: true },
      { nome: 'Rui Lima', imagem: null, flagEu: true, diasFeitos: 0, flagHoje: false },
    ])
    expect((await call('GET', `${begun.uuid}/roda`, ana)).body.participantes).toHaveLength(1)
  })

  it('begins by an invitation that is valid until it is revoked or replaced', async () => {
    const { ana, begun, code } = await invite()
    const rui = await test.join()
    const ofRui = await stage.start(rui)
    const join = (convite: string) => call('POST', `${ofRui.uuid}/roda/entrada`, rui, { convite })
    const { body } = await call('POST', `${begun.uuid}/roda/convite`, ana)
    expect(await join(code)).toMatchObject(notFound)
    expect((await join(body.convite)).status).toBe(200)
    expect((await call('DELETE', `${ofRui.uuid}/roda`, rui)).status).toBe(200)
    expect((await call('DELETE', `${begun.uuid}/roda/convite`, ana)).body.convite).toBeNull()
    expect(await join(body.convite)).toMatchObject(notFound)
    expect(await call('GET', `${ofRui.uuid}/roda`, rui)).toMatchObject(notFound)
  })

  it('refuses a forged invitation, one for another plan, and one of another church', async () => {
    const { code } = await invite()
    const rui = await test.join()
    const same = await stage.start(rui)
    const other = await stage.start(rui, { plano: gospelsPlan })
    const elsewhere = await test.join({ at: test.farol })
    const there = await stage.start(elsewhere)
    const [id = '', number = '', signature = ''] = code.split('.')
    for (const forged of [
      `${id}.2.${signature}`,
      `${id}.${number}.${'A'.repeat(22)}`,
      `${'A'.repeat(22)}.1.${signature}`,
    ])
      expect(await call('POST', `${same.uuid}/roda/entrada`, rui, { convite: forged })).toMatchObject(notFound)
    expect(await call('POST', `${other.uuid}/roda/entrada`, rui, { convite: code })).toMatchObject(notFound)
    expect(await call('POST', `${there.uuid}/roda/entrada`, elsewhere, { convite: code })).toMatchObject(notFound)
    expect((await call('POST', `${same.uuid}/roda/entrada`, rui, { convite: 'x' })).status).toBe(400)
  })

  it('is for adults: minors neither invite nor join', async () => {
    const { code } = await invite()
    const young = await test.join({ dataNascimento: '2012-05-05' })
    const begun = await stage.start(young)
    const refused = { status: 403, body: { code: 'PLAN_NO_MINORS' } }
    expect(await call('POST', `${begun.uuid}/roda/convite`, young)).toMatchObject(refused)
    expect(await call('POST', `${begun.uuid}/roda/entrada`, young, { convite: code })).toMatchObject(refused)
  })

  it('is managed by who began it: others neither invite nor revoke', async () => {
    const { code } = await invite()
    const rui = await test.join()
    const ofRui = await stage.start(rui)
    await call('POST', `${ofRui.uuid}/roda/entrada`, rui, { convite: code })
    expect(await call('POST', `${ofRui.uuid}/roda/convite`, rui)).toMatchObject(notFound)
    expect(await call('DELETE', `${ofRui.uuid}/roda/convite`, rui)).toMatchObject(notFound)
  })

  it('is closed to other members and other churches', async () => {
    const { begun } = await invite()
    const strangers = [await test.join(), await test.join({ at: test.farol })]
    for (const stranger of strangers) {
      expect(await call('GET', `${begun.uuid}/roda`, stranger)).toMatchObject(notFound)
      expect(await call('DELETE', `${begun.uuid}/roda`, stranger)).toMatchObject(notFound)
      expect(await call('POST', `${begun.uuid}/roda/convite`, stranger)).toMatchObject(notFound)
    }
  })
})
