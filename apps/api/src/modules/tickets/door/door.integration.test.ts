import { randomUUID } from 'node:crypto'
import type { DoorTicket, ScanAnswer } from '@narthex/contract/tickets/door.schemas'
import { readTicketQr } from '@narthex/contract/tickets/ticket-qr'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { eventoBilhete, eventoParticipante } from '../registrations/registrations.tables.ts'
import { getTicketKey } from '../registrations/ticket-code.service.ts'
import { eventoVenda } from '../sale/sale.tables.ts'
import { eventoLista } from './door.tables.ts'
import { insertDoorkeeper, removeDoorkeeper } from './doorkeepers.queries.ts'
import { publishDoorEvent, setUpDoor, startsAt } from './testing/set-up-door.ts'

describe('the door of an event', () => {
  const { test, stage, sell, inVideira } = setUpDoor()
  let staff: Person
  let volunteer: Person
  let stranger: Person
  let list: number

  beforeAll(async () => {
    test.now = startsAt
    staff = await test.join({ roles: ['ROLE_ADMIN'] })
    volunteer = await test.join({ nome: 'Marina', sobrenome: 'Alves' })
    stranger = await test.join()
    const grant = { token: staff.token, body: { idUsuario: volunteer.memberId } }
    expect((await test.call('POST', `/evento/${stage.eventId}/porteiros/`, grant)).status).toBe(200)
    list = (await read('')).body.listas[0].id
  })

  const door = (path: string, eventId = stage.eventId) => `/evento/${eventId}/portaria/${path}`
  const read = (path: string, { token } = volunteer) => test.call('GET', door(path), { token })
  const listTickets = async (desde?: string): Promise<{ ingressos: DoorTicket[]; cursor: string; flagMais: boolean }> =>
    (await read(`ingressos/${desde ? `?desde=${desde}` : ''}`)).body
  const findTicket = async (id: number) => (await listTickets()).ingressos.find((ticket) => ticket.id === id)

  const scanOf = (own: object) => ({
    id: randomUUID(),
    lista: list,
    tipo: 'ENTRADA',
    momento: test.now.toISOString(),
    ...own,
  })
  async function send(
    leituras: object[],
    { token = volunteer.token, aparelho = 'Marina · K7', agora = test.now } = {},
  ) {
    const body = { aparelho, agora: agora.toISOString(), leituras }
    return test.call('POST', door('leituras/'), { token, body })
  }
  const scan = async (own: object, from = {}): Promise<ScanAnswer> => (await send([scanOf(own)], from)).body[0]

  describe('is open to those who may stand there', () => {
    it('a granted member sees the event, its first list and the key of its tickets', async () => {
      const { status, body } = await read('')
      expect(status).toBe(200)
      expect(body).toMatchObject({
        evento: { id: stage.eventId, titulo: 'Cantata de Natal' },
        listas: [{ nome: 'Entrada', ingressos: null }],
        ingressos: [{ nome: 'Adulto' }, { nome: 'Criança' }, { nome: 'Ônibus', flagAdicional: true }],
        ate: '2026-12-06T13:00:00.000Z',
      })
      const { id, codigo } = await sell()
      const qr = readTicketQr(getTicketKey(test.platform.transactions.at(test.videira), stage.eventId).sign(codigo))
      const raw = { kty: 'OKP', crv: 'Ed25519', x: body.chavePublica }
      const key = await crypto.subtle.importKey('jwk', raw, 'Ed25519', false, ['verify'])
      if (!qr) throw new Error('No ticket')
      const [signature, message] = [new Uint8Array(qr.signature), new Uint8Array(qr.message)]
      expect(await crypto.subtle.verify('Ed25519', key, signature, message)).toBe(true)
      expect((await findTicket(id))?.codigo).toBe(qr.code)
    })

    it('the first list is made once, though ten phones ask at the same time', async () => {
      const { eventId } = await publishDoorEvent(test.platform.transactions.at(test.videira))
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => test.call('GET', door('', eventId), { token: staff.token })),
      )
      expect(new Set(answers.map(({ body }) => JSON.stringify(body.listas))).size).toBe(1)
      expect(await inVideira(({ tx }) => tx.$count(eventoLista, eq(eventoLista.eventId, eventId)))).toBe(1)
    })

    it.each(['', 'ingressos/', 'contagem/', 'busca/?q=Davi'])('to others "%s" is not there', async (path) => {
      const abroad = await test.join({ at: test.farol, roles: ['ROLE_SUPER_ADMIN'] })
      expect((await read(path, stranger)).status).toBe(404)
      const host = 'farol.narthex.test'
      expect((await test.call('GET', door(path), { token: abroad.token, host })).status).toBe(404)
      expect((await read(path, staff)).status).toBe(200)
    })

    it('readings of strangers are not kept', async () => {
      const { id } = await sell()
      expect((await send([scanOf({ bilhete: id })], { token: stranger.token })).status).toBe(404)
      expect((await findTicket(id))?.leituras).toEqual([])
    })

    it('a grant is for one event, and ends twelve hours after it, or when it is taken back', async () => {
      const other = await publishDoorEvent(test.platform.transactions.at(test.videira))
      expect((await test.call('GET', door('', other.eventId), { token: volunteer.token })).status).toBe(404)
      const mine = () => test.call('GET', `/usuario/${volunteer.memberId}/portaria/`, { token: volunteer.token })
      const [listed, ...more] = (await mine()).body
      expect([listed.id, more]).toEqual([stage.eventId, []])
      await sell()
      expect((await mine()).body[0].ingressos).toBe(listed.ingressos + 1)
      const helper = await test.join()
      const path = `/evento/${stage.eventId}/porteiros/`
      const twice = <T>(run: () => Promise<T>) => run().then(run)
      await twice(() => test.call('POST', path, { token: staff.token, body: { idUsuario: helper.memberId } }))
      expect((await read('', helper)).status).toBe(200)
      await twice(() => test.call('DELETE', `${path}${helper.memberId}`, { token: staff.token }))
      expect((await read('', helper)).status).toBe(404)
      const acts = await test.asOwner((owner) =>
        owner.query(
          `select acao from auditoria where acao like 'DOORKEEPER%' and (detalhes->>'usuario')::int = $1 order by id`,
          [helper.memberId],
        ),
      )
      expect(acts).toEqual([{ acao: 'DOORKEEPER_GRANTED' }, { acao: 'DOORKEEPER_REVOKED' }])
    })

    it('a grant ends twelve hours after the event', async () => {
      test.now = new Date('2026-12-06T12:59:59Z')
      const late = await test.join()
      const { memberId } = late
      await inVideira((work) => insertDoorkeeper(work, stage.eventId, memberId))
      const mine = () => test.call('GET', `/usuario/${memberId}/portaria/`, { token: late.token })
      expect((await read('', late)).status).toBe(200)
      expect((await mine()).body).toHaveLength(1)
      test.advance(1000)
      expect((await read('', late)).status).toBe(404)
      expect((await mine()).body).toEqual([])
      await inVideira((work) => removeDoorkeeper(work, stage.eventId, memberId))
    })

    it('who grants it takes the permission, and a member of this church', async () => {
      const path = `/evento/${stage.eventId}/porteiros/`
      const body = { idUsuario: stranger.memberId }
      expect((await test.call('POST', path, { token: volunteer.token, body })).status).toBe(403)
      const abroad = await test.join({ at: test.farol })
      const foreign = { idUsuario: abroad.memberId }
      expect((await test.call('POST', path, { token: staff.token, body: foreign })).status).toBe(404)
      const { body: granted } = await test.call('GET', path, { token: staff.token })
      expect(granted).toMatchObject([{ idUsuario: volunteer.memberId, nome: 'Marina Alves' }])
    })
  })

  describe('a reading', () => {
    it('lets a ticket in once, and tells the second phone which was first and when', async () => {
      const { id, codigo } = await sell()
      const first = await scan({ codigo }, { aparelho: 'Ana · A1' })
      expect(first).toMatchObject({ resultado: 'ACEITA', bilhete: id, anterior: null })
      test.advance(60_000)
      expect(await scan({ bilhete: id })).toMatchObject({
        resultado: 'DUPLICADA',
        anterior: { aparelho: 'Ana · A1', momento: startsAt.toISOString() },
      })
    })

    it('that was made earlier counts, though its phone was offline and comes later; both learn of it', async () => {
      const { id } = await sell()
      const early = new Date(startsAt.getTime() - 600_000).toISOString()
      const [a, b] = [scanOf({ bilhete: id }), scanOf({ bilhete: id, momento: early })]
      const { cursor } = await listTickets()
      expect((await send([a], { aparelho: 'Ana · A1' })).body[0].resultado).toBe('ACEITA')
      expect((await send([b], { aparelho: 'Beto · B2' })).body[0].resultado).toBe('ACEITA')
      expect((await send([a], { aparelho: 'Ana · A1' })).body[0]).toMatchObject({
        resultado: 'DUPLICADA',
        anterior: { aparelho: 'Beto · B2', momento: early },
      })
      const changed = (await listTickets(cursor)).ingressos.find((ticket) => ticket.id === id)
      expect(changed?.leituras.map(({ aparelho }) => aparelho)).toEqual(['Beto · B2', 'Ana · A1'])
    })

    it('comes twice without being kept twice', async () => {
      const { id } = await sell()
      const batch = [scanOf({ bilhete: id })]
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(batch)))
      expect(answers.map(({ body }) => body[0].resultado)).toEqual(Array(5).fill('ACEITA'))
      expect((await findTicket(id))?.leituras).toHaveLength(1)
    })

    it('of two phones at the same moment lets in exactly one, each time', async () => {
      const { id } = await sell()
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, i) => scan({ bilhete: id }, { aparelho: `Aparelho ${i}` })),
      )
      const final = await send([scanOf({ bilhete: id })])
      expect(final.body[0].resultado).toBe('DUPLICADA')
      expect(answers.filter(({ resultado }) => resultado === 'ACEITA')).toHaveLength(1)
      const kept = (await findTicket(id))?.leituras ?? []
      expect(kept).toHaveLength(9)
    })

    it('of a phone whose clock is an hour ahead, or says next year, comes no later than it arrives', async () => {
      const { id } = await sell()
      const ahead = new Date(startsAt.getTime() + 3_600_000)
      const read = new Date(ahead.getTime() - 300_000).toISOString()
      const kept = await scan({ bilhete: id, momento: read }, { agora: ahead })
      expect(kept.momento).toBe('2026-12-05T19:55:00.000Z')
      const other = await sell()
      const late = await scan({ bilhete: other.id, momento: '2027-12-05T20:00:00Z' })
      expect(late.momento).toBe(startsAt.toISOString())
    })

    it('of a canceled ticket, or one that is not paid, says so and is kept all the same', async () => {
      const canceled = await sell({ situacao: 'CANCELADO' })
      const unpaid = await sell({ situacao: 'RESERVADO', registration: 'PENDENTE' })
      expect((await scan({ codigo: canceled.codigo })).resultado).toBe('CANCELADO')
      expect((await scan({ codigo: unpaid.codigo })).resultado).toBe('NAO_PAGO')
      expect((await findTicket(canceled.id))?.leituras).toHaveLength(1)
    })

    it('of a forged code, another event or another church is unknown, and does not hold up its batch', async () => {
      const { id } = await sell()
      const other = await publishDoorEvent(test.platform.transactions.at(test.videira))
      const elsewhere = await sell({ typeId: other.adult })
      await inVideira(({ tx }) =>
        tx.update(eventoBilhete).set({ eventId: other.eventId }).where(eq(eventoBilhete.id, elsewhere.id)),
      )
      const { body } = await send([
        scanOf({ codigo: '0'.repeat(16) }),
        scanOf({ codigo: elsewhere.codigo }),
        scanOf({ bilhete: elsewhere.id }),
        scanOf({ bilhete: id }),
      ])
      const results = body.map(({ resultado }: ScanAnswer) => resultado)
      expect(results).toEqual(['DESCONHECIDO', 'DESCONHECIDO', 'DESCONHECIDO', 'ACEITA'])
    })

    it('for a list of some types takes those and tickets with such an add-on', async () => {
      const bus = await inVideira(async (work) => {
        const { igrejaId } = work.church
        const row = { igrejaId, eventId: stage.eventId, nome: 'Ônibus', ingressos: [stage.bus] }
        const [made] = await work.tx.insert(eventoLista).values(row).returning()
        return made?.id ?? 0
      })
      const [rider, walker] = [await sell({ addOnIds: [stage.bus] }), await sell()]
      expect((await scan({ bilhete: rider.id, lista: bus })).resultado).toBe('ACEITA')
      expect((await scan({ bilhete: walker.id, lista: bus })).resultado).toBe('OUTRA_LISTA')
      expect((await scan({ bilhete: rider.id })).resultado, 'each list lets in once').toBe('ACEITA')
      expect((await scan({ bilhete: rider.id, lista: 2_000_000_000 })).resultado).toBe('OUTRA_LISTA')
      const count = async () =>
        (await read('contagem/')).body.filter(({ lista }: { lista: number }) => lista === bus)[0]
      expect(await count()).toEqual({ lista: bus, idIngresso: stage.adult, entraram: 1, ingressos: 1 })
      const made = (await findTicket(rider.id))?.leituras.find(({ lista }) => lista === bus)
      await scan({ tipo: 'DESFEITA', desfaz: made?.id })
      expect(await count()).toMatchObject({ entraram: 0 })
    })

    it('that is undone lets the ticket in again, and the undoing of a duplicate leaves the first', async () => {
      const { id } = await sell()
      const [first, second] = [scanOf({ bilhete: id }), scanOf({ bilhete: id })]
      await send([first])
      test.advance(1000)
      await send([second])
      expect(await scan({ tipo: 'DESFEITA', desfaz: second.id })).toMatchObject({ resultado: 'ACEITA', bilhete: id })
      expect((await scan({ bilhete: id })).resultado).toBe('DUPLICADA')
      await scan({ tipo: 'DESFEITA', desfaz: first.id })
      const [, , third] = (await findTicket(id))?.leituras.filter(({ tipo }) => tipo === 'ENTRADA') ?? []
      await scan({ tipo: 'DESFEITA', desfaz: third?.id })
      expect((await scan({ bilhete: id })).resultado).toBe('ACEITA')
      expect((await scan({ tipo: 'DESFEITA', desfaz: randomUUID() })).resultado).toBe('DESCONHECIDO')
    })

    it('and its undoing may come in one batch, also by the code alone', async () => {
      const { codigo } = await sell()
      const made = scanOf({ codigo })
      const { body } = await send([made, scanOf({ tipo: 'DESFEITA', desfaz: made.id }), scanOf({ codigo })])
      expect(body.map(({ resultado }: ScanAnswer) => resultado)).toEqual(['ACEITA', 'ACEITA', 'ACEITA'])
    })

    it('names its ticket, and an undoing its reading', async () => {
      expect((await send([scanOf({})])).status).toBe(400)
      expect((await send([scanOf({ tipo: 'DESFEITA', codigo: '0'.repeat(16) })])).status).toBe(400)
    })
  })

  describe('children', () => {
    const responsavel = { nome: 'Rute Souza', telefone: '+5511955550101' }

    it('show their guardians where they are handed to them alone, and remember to whom they were handed', async () => {
      const { id } = await sell({ nome: 'Lia Souza', typeId: stage.child, responsavel })
      expect((await findTicket(id))?.responsavel).toBeNull()
      const set = (flagEntregaResponsavel: boolean) =>
        inVideira(({ tx }) =>
          tx.update(eventoVenda).set({ flagEntregaResponsavel }).where(eq(eventoVenda.eventId, stage.eventId)),
        )
      await set(true)
      expect((await findTicket(id))?.responsavel).toEqual(responsavel)
      await scan({ bilhete: id })
      test.advance(1000)
      expect((await scan({ bilhete: id, tipo: 'SAIDA', responsavel: 'Rute Souza' })).resultado).toBe('ACEITA')
      test.advance(1000)
      expect((await scan({ bilhete: id, tipo: 'SAIDA' })).resultado).toBe('DUPLICADA')
      test.advance(1000)
      expect((await scan({ bilhete: id })).resultado, 'comes back').toBe('ACEITA')
      expect((await findTicket(id))?.leituras[1]).toMatchObject({ tipo: 'SAIDA', responsavel: 'Rute Souza' })
      await set(false)
    })
  })

  describe('what phones are sent', () => {
    it('has no holds, and no add-on as a ticket of its own', async () => {
      const held = await sell({ situacao: 'RESERVADO', registration: 'RESERVADA' })
      const rider = await sell({ addOnIds: [stage.bus] })
      const { ingressos } = await listTickets()
      expect(ingressos.find(({ id }) => id === held.id)).toBeUndefined()
      expect(ingressos.find(({ id }) => id === rider.id)?.adicionais).toEqual([stage.bus])
      expect(ingressos.filter(({ idIngresso }) => idIngresso === stage.bus)).toEqual([])
    })

    it('is only what changed since: a state, a holder, an add-on, a reading', async () => {
      const tickets = await Promise.all([
        ...['quiet', 'canceled', 'renamed', 'erased', 'read'].map((nome) => sell({ nome })),
        sell({ addOnIds: [stage.bus] }),
      ])
      const [quiet = { id: 0 }, canceled = { id: 0 }, renamed = { id: 0 }, erased = { id: 0 }, scanned = { id: 0 }] =
        tickets
      const rider = tickets.at(-1) ?? { id: 0 }
      await test.asOwner(async (owner) => {
        for (const table of ['bilhete', 'participante', 'leitura'])
          await owner.query(`alter table evento_${table} disable trigger user`)
        for (const table of ['bilhete', 'participante', 'leitura'])
          await owner.query(`update evento_${table} set alterado_em = now() - interval '1 hour'`)
        for (const table of ['bilhete', 'participante', 'leitura'])
          await owner.query(`alter table evento_${table} enable trigger user`)
      })
      const { cursor } = await listTickets()
      expect((await listTickets(cursor)).ingressos).toEqual([])
      await inVideira(async ({ tx }) => {
        const { id, principalId } = eventoBilhete
        await tx.update(eventoBilhete).set({ situacao: 'CANCELADO' }).where(eq(id, canceled.id))
        await tx.update(eventoBilhete).set({ situacao: 'CANCELADO' }).where(eq(principalId, rider.id))
        await tx.update(eventoParticipante).set({ nome: 'Ester' }).where(eq(eventoParticipante.ticketId, renamed.id))
        await tx.delete(eventoParticipante).where(eq(eventoParticipante.ticketId, erased.id))
      })
      await scan({ bilhete: scanned.id })
      const changed = new Map((await listTickets(cursor)).ingressos.map((ticket) => [ticket.id, ticket]))
      const expected = [canceled, renamed, erased, scanned, rider].map(({ id }) => id)
      expect([...changed.keys()]).toEqual(expected.sort((a, b) => a - b))
      expect(changed.has(quiet.id)).toBe(false)
      expect(changed.get(canceled.id)?.situacao).toBe('CANCELADO')
      expect(changed.get(renamed.id)?.nome).toBe('Ester')
      expect(changed.get(erased.id)?.nome).toBeNull()
      expect(changed.get(rider.id)?.adicionais).toEqual([])
      expect(changed.get(scanned.id)?.leituras).toHaveLength(1)
    })

    it('is found by the beginnings of names, without accents, and by the whole code', async () => {
      const { id, codigo } = await sell({ nome: 'José Conceição Lima' })
      for (const typed of ['jose con', 'CONCEICAO', 'lima josé', codigo.toLowerCase()]) {
        const { body } = await read(`busca/?q=${encodeURIComponent(typed)}`)
        expect(body.map((ticket: DoorTicket) => ticket.id)).toEqual([id])
      }
      expect((await read('busca/?q=oncei')).body).toEqual([])
    })
  })
})
