import type { AttendanceMark, Meeting, MeetingRecord } from '@narthex/contract/groups/meeting.schemas'

/** A meeting as its leader is writing it down: what is sent, and under which number. */
export interface Written extends MeetingRecord {
  readonly id: string
}

export function blankRecord(id: string, data: string): Written {
  return {
    id,
    data,
    flagRealizada: true,
    tema: null,
    observacoes: null,
    observacoesLider: null,
    visitantes: [],
    idEstudo: null,
    presencas: [],
    versao: null,
  }
}

/** A record that there is, to be changed by who leads the group. */
export function toRecord(meeting: Meeting): Written {
  const { id, data, flagRealizada, tema, observacoes, observacoesLider, idEstudo, versao } = meeting
  const presencas = (meeting.presencas ?? []).map(({ nome: _, ...mark }) => mark)
  const visitantes = meeting.visitantes ?? []
  return { id, data, flagRealizada, tema, observacoes, observacoesLider, idEstudo, versao, visitantes, presencas }
}

export function isPresent({ presencas }: Pick<Written, 'presencas'>, idUsuario: number): boolean {
  return presencas.some((mark) => mark.idUsuario === idUsuario && mark.flagPresente)
}

/**
 * Marks people as present or absent. A mark is dated `now`, or just after the last known mark if this clock is behind,
 * since the later mark wins. People without a mark are left out: another device may have marked them.
 */
export function withMarks(record: Written, people: readonly number[], flagPresente: boolean, now: Date): Written {
  const known = new Map(record.presencas.map(({ idUsuario, marcadaEm }) => [idUsuario, Date.parse(marcadaEm)]))
  const marked = people.map((idUsuario): AttendanceMark => {
    const at = Math.max(now.getTime(), (known.get(idUsuario) ?? 0) + 1)
    return { idUsuario, flagPresente, marcadaEm: new Date(at).toISOString() }
  })
  const others = record.presencas.filter(({ idUsuario }) => !people.includes(idUsuario))
  return { ...record, presencas: [...others, ...marked] }
}

/** Record as it is sent: without unnamed visitors and empty texts. */
export function sendable({ id: _, ...record }: Written): MeetingRecord {
  const orNull = (text: string | null) => text?.trim() || null
  const visitantes = record.visitantes
    .map(({ nome, telefone }) => ({ nome: nome.trim(), telefone: orNull(telefone) }))
    .filter(({ nome }) => nome)
  const words = { observacoes: orNull(record.observacoes), observacoesLider: orNull(record.observacoesLider) }
  const nothing = { tema: null, presencas: [], visitantes: [], idEstudo: null }
  if (!record.flagRealizada) return { ...record, ...words, ...nothing }
  return { ...record, ...words, visitantes, tema: orNull(record.tema) }
}

/**
 * The number of a new record: the same on every device for the same group and day, so that the leader and the assistant
 * who both write a meeting down write one; another where that one is taken.
 */
export function newRecordId(celulaId: number, data: string, taken: readonly string[]): string {
  const id = `${data.replaceAll('-', '')}-0000-8000-8000-${celulaId.toString(16).padStart(12, '0')}`
  return taken.includes(id) ? crypto.randomUUID() : id
}
