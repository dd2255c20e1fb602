import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { playAssinatura, playCompra, playPlano } from './subscriptions.tables.ts'
import { findViewing } from './viewing.service.ts'

const day = 86_400_000

describe('whether a member may play a title', () => {
  const own = { modules: ['MOD_ASSINATURA'] } as const
  const test = setUpChurches({ videira: own, farol: own }, { startsAt: new Date('2026-11-23T12:00:00Z') })
  const inVideira = <T>(run: (work: ChurchWork) => Promise<T>) => test.platform.transactions.inChurch(test.videira, run)
  let planId = 0
  let titleId = 0

  beforeAll(async () => {
    await inVideira(async ({ church, tx, now }) => {
      const [plan] = await tx
        .insert(playPlano)
        .values({
          igrejaId: church.igrejaId,
          nome: 'Família',
          valor: 1990,
          intervalo: 'MES',
          diasTeste: 0,
          telas: 4,
          flagTesteSemMeio: false,
          flagAtivo: true,
          ordem: 0,
          versao: 1,
          alteradoEm: now,
        })
        .returning({ id: playPlano.id })
      planId = plan?.id ?? 0
      await tx.execute(sql`
        insert into play_conteudo (igreja_id, tipo, titulo, acesso, idioma, servico, codigo, situacao, data_publicacao, alterado_em)
        values (${church.igrejaId}, 'FILME', 'O Farol', 'ASSINANTE', 'pt', 'YOUTUBE', 'abc', 'PUBLICADO', ${now}, ${now})`)
      const [title] = await tx.select({ id: sql<number>`max(id)` }).from(sql`play_conteudo`)
      titleId = title?.id ?? 0
    })
  })

  const subscribe = (memberId: MemberId, row: Partial<OwnRow<typeof playAssinatura>>) =>
    inVideira(({ church, tx, now }) =>
      tx.insert(playAssinatura).values({
        igrejaId: church.igrejaId,
        id: randomUUID(),
        memberId,
        planId,
        situacao: 'ATIVA',
        origem: 'PAGA',
        valor: 1990,
        moeda: 'BRL',
        cupomTermos: 0,
        inicio: now,
        termo: 1,
        flagRenova: true,
        credito: 0,
        versao: 1,
        chave: randomUUID(),
        conteudoHash: 'x',
        criadoEm: now,
        alteradoEm: now,
        ...row,
      }),
    )
  const buy = (memberId: MemberId, row: Partial<OwnRow<typeof playCompra>>) =>
    inVideira(({ church, tx, now }) =>
      tx.insert(playCompra).values({
        igrejaId: church.igrejaId,
        id: randomUUID(),
        memberId,
        titleId,
        tipo: 'COMPRA',
        situacao: 'PAGA',
        valor: 990,
        moeda: 'BRL',
        pedidoCodigo: randomUUID(),
        chave: randomUUID(),
        conteudoHash: 'x',
        criadoEm: now,
        alteradoEm: now,
        ...row,
      }),
    )
  const newMember = async () => (await test.join()).memberId
  const see = (memberId: MemberId, acesso: 'ABERTO' | 'ASSINANTE' | 'AVULSO' = 'ASSINANTE') =>
    inVideira((work) => findViewing(work, memberId, { id: titleId, acesso }))
  const after = (days: number) => new Date(test.now.getTime() + days * day)

  it.each([
    ['a paid term', { termoFim: 1 }, true],
    ['a renewal that is late within the grace days', { situacao: 'ATRASADA', termoFim: -2 }, true],
    ['a renewal that is late beyond the grace days', { situacao: 'ATRASADA', termoFim: -3.01 }, false],
    ['a trial', { situacao: 'TESTE', termoFim: 1 }, true],
    ['a trial that is over', { situacao: 'TESTE', termoFim: -0.01 }, false],
    ['a canceled subscription until its term ends', { situacao: 'CANCELADA', flagRenova: false, termoFim: 1 }, true],
    ['a canceled subscription after its term', { situacao: 'CANCELADA', flagRenova: false, termoFim: -0.01 }, false],
    ['a seat of the church without an end', { origem: 'CEDIDA', flagRenova: false, termoFim: null }, true],
    ['a seat of the church after its end', { origem: 'CEDIDA', flagRenova: false, termoFim: -0.01 }, false],
    ['a first term that is not paid', { situacao: 'AGUARDANDO', termoFim: null }, false],
    ['a pause', { situacao: 'PAUSADA', termoFim: 5 }, false],
    ['an end', { situacao: 'ENCERRADA', termoFim: 5 }, false],
  ] as const)('%s is decided by its dates alone', async (_name, { termoFim, ...row }, mayPlay) => {
    const memberId = await newMember()
    await subscribe(memberId, { ...row, termoFim: termoFim === null ? null : after(termoFim) })
    expect(await see(memberId)).toEqual({ mayPlay, screens: mayPlay ? 4 : 2 })
    expect(await see(memberId, 'AVULSO')).toEqual({ mayPlay: false, screens: 2 })
  })

  it('is answered by what was rented or bought, until that ends', async () => {
    const memberId = await newMember()
    await buy(memberId, { tipo: 'ALUGUEL', ate: after(1) })
    expect(await see(memberId, 'AVULSO')).toEqual({ mayPlay: true, screens: 2 })
    expect((await see(memberId)).mayPlay).toBe(true)
    test.now = after(1)
    expect((await see(memberId, 'AVULSO')).mayPlay).toBe(false)
    await buy(memberId, { situacao: 'ESTORNADA' })
    expect((await see(memberId, 'AVULSO')).mayPlay).toBe(false)
    await buy(memberId, {})
    expect((await see(memberId, 'AVULSO')).mayPlay).toBe(true)
  })

  it('is true of open titles, and never by the rights of another', async () => {
    const [owner, other] = [await newMember(), await newMember()]
    await subscribe(owner, { termoFim: after(9) })
    await buy(owner, {})
    expect((await see(other)).mayPlay).toBe(false)
    expect((await see(other, 'AVULSO')).mayPlay).toBe(false)
    expect(await see(other, 'ABERTO')).toEqual({ mayPlay: true, screens: 2 })
  })
})
