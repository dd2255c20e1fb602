import { dayMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { findWarnings, type HealthFacts, isNearlyFull } from './health.rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
const well: HealthFacts = {
  banco: { versao: '17.2', bytes: 1, respostaMs: 2, conexoes: 10, emUso: 1 },
  copia: { feitaEm: ago(dayMs), bytes: 1, lugar: 'x', falha: null },
  disco: { pasta: '/data', livres: 50, total: 100 },
  tarefas: { esperando: 3, segundosMaisAntiga: 1, fila: 'e-mail', atrasadas: [], desistidas: 0, retidas: null },
  correio: { flagServidor: true, desistidos: 0 },
  processos: { outros: 0, flagOuve: true, iniciadoEm: ago(0) },
  redis: 'NONE',
  versoes: { produto: '1', node: 'v24', migracoes: 1, ultimaMigracao: 'x' },
  isStorageNearlyFull: false,
}

describe('what needs attention', () => {
  it('is nothing where all is well', () => {
    expect(findWarnings(well, now)).toEqual([])
  })

  it.each<[string, Partial<HealthFacts>]>([
    ['DATABASE_SLOW', { banco: { ...well.banco, respostaMs: 501 } }],
    ['BACKUP_NONE', { copia: { feitaEm: null, bytes: null, lugar: null, falha: null } }],
    ['BACKUP_OLD', { copia: { ...well.copia, feitaEm: ago(2 * dayMs) } }],
    ['BACKUP_FAILED', { copia: { ...well.copia, falha: { em: ago(0), motivo: 'full' } } }],
    ['DISK_LOW', { disco: { pasta: '/data', livres: 9, total: 100 } }],
    ['JOBS_HELD', { tarefas: { ...well.tarefas, retidas: 'COPY' } }],
    ['JOBS_LATE', { tarefas: { ...well.tarefas, atrasadas: ['e-mail'] } }],
    ['JOBS_GIVEN_UP', { tarefas: { ...well.tarefas, desistidas: 1 } }],
    ['MAIL_FAILED', { correio: { flagServidor: true, desistidos: 1 } }],
    ['MAIL_NOT_SENT', { correio: { flagServidor: false, desistidos: 0 } }],
    ['PROCESSES_DEAF', { processos: { ...well.processos, flagOuve: false } }],
    ['REDIS_SILENT', { redis: 'SILENT' }],
    ['REDIS_NEEDED', { redis: 'NEEDED' }],
    ['STORAGE_FULL', { isStorageNearlyFull: true }],
  ])('%s', (warning, change) => {
    expect(findWarnings({ ...well, ...change }, now)).toEqual([warning])
  })

  it('begins at the limit, not before it', () => {
    expect(findWarnings({ ...well, copia: { ...well.copia, feitaEm: ago(2 * dayMs - 1) } }, now)).toEqual([])
    expect(findWarnings({ ...well, disco: { pasta: '/data', livres: 10, total: 100 } }, now)).toEqual([])
    expect(findWarnings({ ...well, disco: null }, now)).toEqual([])
    expect([isNearlyFull(89, 100), isNearlyFull(90, 100), isNearlyFull(0, 0)]).toEqual([false, true, false])
  })
})
