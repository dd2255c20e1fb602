import { randomUUID } from 'node:crypto'
import { planLimits } from '@narthex/contract/reading-plans/plan-limits'
import { describe, expect, it } from 'vitest'
import { gospelsPlan, setUpPlans } from '../testing/set-up-plans.ts'

const notFound = { status: 404, body: { code: 'NOT_FOUND' } }
type Member = Awaited<ReturnType<ReturnType<typeof setUpPlans>['test']['join']>>

describe('the conversation of a circle', () => {
  const stage = setUpPlans()
  const { test, call } = stage

  /** Two who read a plan together, and the addresses of their conversations. */
  async function readTogether() {
    const ana = await test.join({ nome: 'Ana', sobrenome: 'Prado' })
    const rui = await test.join({ nome: 'Rui', sobrenome: 'Lima' })
    const [ofAna, ofRui] = [await stage.start(ana), await stage.start(rui)]
    const { body } = await call('POST', `${ofAna.uuid}/roda/convite`, ana)
    await call('POST', `${ofRui.uuid}/roda/entrada`, rui, { convite: body.convite })
    return { ana, rui, talkOfAna: `${ofAna.uuid}/roda/conversa`, talkOfRui: `${ofRui.uuid}/roda/conversa` }
  }

  const write = (at: string, who: Member, texto: string, given = {}) =>
    call('POST', at, who, { uuid: randomUUID(), dia: 1, texto, ...given })

  it('is read by those of the circle, by the day', async () => {
    const { ana, rui, talkOfAna, talkOfRui } = await readTogether()
    expect(await write(talkOfAna, ana, ' O caminho do meio ')).toMatchObject({
      status: 201,
      body: { nome: 'Ana Prado', flagMinha: true, texto: 'O caminho do meio' },
    })
    test.advance(1000)
    await write(talkOfRui, rui, 'Também pensei nisso.')
    await write(talkOfRui, rui, 'Amanhã eu conto.', { dia: 2 })
    const { body } = await call('GET', `${talkOfRui}?dia=1`, rui)
    expect(body).toMatchObject([
      { nome: 'Ana Prado', flagMinha: false, texto: 'O caminho do meio' },
      { nome: 'Rui Lima', flagMinha: true, texto: 'Também pensei nisso.' },
    ])
  })

  it('takes a message that is sent twice once', async () => {
    const { ana, talkOfAna } = await readTogether()
    const uuid = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => write(talkOfAna, ana, 'Uma vez', { uuid })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await call('GET', `${talkOfAna}?dia=1`, ana)).body).toHaveLength(1)
  })

  it('is closed to others, and to those who have left the circle', async () => {
    const { ana, rui, talkOfAna, talkOfRui } = await readTogether()
    const { body: written } = await write(talkOfAna, ana, 'Só entre nós')
    const stranger = await test.join()
    const own = await stage.start(stranger)
    expect(await call('GET', `${talkOfAna}?dia=1`, stranger)).toMatchObject(notFound)
    expect(await call('GET', `${own.uuid}/roda/conversa?dia=1`, stranger)).toMatchObject(notFound)
    const { body } = await call('POST', `${own.uuid}/roda/convite`, stranger)
    expect(body.flagCriador).toBe(true)
    const foreign = `${own.uuid}/roda/conversa`
    expect(await write(foreign, stranger, 'Tomada', { uuid: written.uuid })).toMatchObject(notFound)
    expect((await call('DELETE', `${foreign}/${written.uuid}`, stranger)).status).toBe(200)
    expect((await call('GET', `${talkOfAna}?dia=1`, ana)).body, 'control: it is still there').toHaveLength(1)
    await call('DELETE', talkOfRui.replace('/conversa', ''), rui)
    expect(await call('GET', `${talkOfRui}?dia=1`, rui)).toMatchObject(notFound)
  })

  it('lets authors remove what they wrote, and who began the circle any message', async () => {
    const { ana, rui, talkOfAna, talkOfRui } = await readTogether()
    const { body: first } = await write(talkOfAna, ana, 'De Ana')
    const { body: second } = await write(talkOfRui, rui, 'De Rui')
    expect(await call('DELETE', `${talkOfRui}/${first.uuid}`, rui)).toMatchObject(notFound)
    expect((await call('DELETE', `${talkOfAna}/${second.uuid}`, ana)).status).toBe(200)
    expect((await call('DELETE', `${talkOfAna}/${second.uuid}`, ana)).status).toBe(200)
    expect((await call('DELETE', `${talkOfAna}/${first.uuid}`, ana)).status).toBe(200)
    expect((await call('GET', `${talkOfAna}?dia=1`, ana)).body).toEqual([])
  })

  it('refuses empty and long texts, days of no plan, and a member who writes without end', async () => {
    const ana = await test.join()
    const { uuid } = await stage.start(ana, { plano: gospelsPlan })
    await call('POST', `${uuid}/roda/convite`, ana)
    const at = `${uuid}/roda/conversa`
    for (const given of [{ texto: '  ' }, { texto: 'x'.repeat(planLimits.conversa + 1) }, { dia: 0 }, { dia: 401 }])
      expect((await write(at, ana, 'x', given)).status).toBe(400)
    expect((await call('GET', `${at}?dia=x`, ana)).status).toBe(400)
    const answers: number[] = []
    for (let i = 0; i < 45; i++) answers.push((await write(at, ana, `Linha ${i}`)).status)
    expect(answers.filter((status) => status === 201)).toHaveLength(40)
    expect(answers.at(-1)).toBe(429)
  })
})
