import { hourMs } from '@narthex/contract/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordBackup } from '../../../platform/backup/last-backup.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { setUpSeededChurches } from '../../../testing/set-up.ts'
import { operatorHeaders } from '../../../testing/set-up-operator.ts'
import { givingMailQueue } from '../../giving/mails/giving-mails.jobs.ts'

const test = setUpSeededChurches()
let headers: Record<string, string>
beforeAll(async () => {
  headers = await operatorHeaders(test.platform)
})
const read = async (at: string) => (await test.call('GET', `/operador/${at}`, { headers })).body

describe('the health of the product', () => {
  it('tells the database, the migrations, the versions and what needs attention', async () => {
    const health = await read('saude')
    expect(health).toMatchObject({
      copia: { feitaEm: null, lugar: null },
      versoes: { node: process.version, ultimaMigracao: expect.stringMatching(/^\d{4}-/) },
      processos: { outros: 0, flagOuve: true },
      redis: 'NONE',
    })
    expect(health.banco.bytes).toBeGreaterThan(1_000_000)
    expect(health.banco.versao).toMatch(/^\d+/)
    expect(health.versoes.migracoes).toBeGreaterThan(40)
    expect(health.avisos).toContain('BACKUP_NONE')
  })

  it('tells where the last backup lies, how old it is, and why the last attempt failed', async () => {
    const at = test.platform.clock()
    await test.asOwner((owner) => recordBackup(owner, { at, bytes: 7, place: 'host:/safe/a.tar.gz' }))
    expect((await read('saude')).copia).toEqual({
      feitaEm: at.toISOString(),
      bytes: 7,
      lugar: 'host:/safe/a.tar.gz',
      falha: null,
    })
    const later = new Date(at.getTime() + hourMs)
    await test.asOwner((owner) => recordBackup(owner, { at: later, failure: 'rui@example.org is full' }))
    const { copia, avisos } = await read('saude')
    expect(copia).toMatchObject({ lugar: 'host:/safe/a.tar.gz', falha: { motivo: 'r•••@example.org is full' } })
    expect(avisos).toContain('BACKUP_FAILED')
    expect(avisos).not.toContain('BACKUP_NONE')
  })

  it('sums what churches store, the largest first, page by page', async () => {
    const sizes = await test.asOwner((owner) =>
      owner.query<{ codigo: string; bytes: string }>(
        `select codigo, (select coalesce(sum(bytes), 0) from arquivo_forma where igreja_id = i.id)
           + (select coalesce(sum(bytes), 0) from play_midia_parte where igreja_id = i.id) as bytes
         from igreja i order by 2 desc, id`,
      ),
    )
    const first = await read('armazenamento?limit=1')
    expect(first.itens[0]).toMatchObject({ igreja: { codigo: sizes[0]?.codigo }, flagQuaseCheia: false })
    const [{ arquivos, videosGuardados, cotaArquivos }] = first.itens
    expect(arquivos + videosGuardados).toBe(Number(sizes[0]?.bytes))
    expect(cotaArquivos).toBe(test.platform.files.bytesPerChurch)
    const second = await read(`armazenamento?limit=1&apos=${first.proximo}`)
    expect(second.itens[0]?.igreja.codigo).not.toBe(first.itens[0].igreja.codigo)
  })

  it('lists mails that were given up by masked addresses, with neither subject nor text', async () => {
    await test.asOwner((owner) => owner.exec('truncate tarefa'))
    const church = test.videira
    await test.platform.transactions.inChurch(church, async (work) => {
      const data = { nome: 'Ana Lima', link: 'https://x.example/secret-code' }
      await test.platform.mail.send(work, { to: 'ana.lima@example.org', kind: 'recovery', locale: 'pt', data })
      await enqueue(work, givingMailQueue, { tipo: 'ESPERA', pedido: 'abc', metodo: 'pix' })
    })
    expect((await read('e-mail')).itens).toEqual([])
    await test.asOwner((owner) =>
      owner.exec("update tarefa set flag_morta = true, tentativas = 60, erro = 'No mail can be sent to this address'"),
    )
    const { itens } = await read('e-mail')
    expect(itens).toHaveLength(2)
    expect(itens.find(({ fila }: { fila: string }) => fila === 'e-mail')).toMatchObject({
      igreja: { codigo: church.codigo },
      tipo: 'recovery',
      destinatario: 'a•••@example.org',
      tentativas: 60,
      erro: { causa: 'ADDRESS_REFUSED' },
    })
    expect(itens.find(({ fila }: { fila: string }) => fila === 'doacao-e-mail')).toMatchObject({ destinatario: null })
    expect(JSON.stringify(itens)).not.toMatch(/ana\.lima|Ana Lima|secret-code/)
    expect((await read('saude')).correio.desistidos).toBe(2)
    await test.asOwner((owner) => owner.exec(`update tarefa set dados = '{"sealed":"x"}' where fila = 'e-mail'`))
    expect(
      (await read('e-mail')).itens.every(({ destinatario }: { destinatario: null }) => destinatario === null),
    ).toBe(true)
  })
})
