import * as Y from 'yjs'
import { fromBase64, toBase64 } from '../base64.ts'
import { hasGaps, openDoc, readPlainText, readTitle } from '../note-doc.ts'

interface ServerNote {
  doc: Y.Doc
  versao: number
}

/** Server for a member's notes, kept in memory. */
export class FakeNoteServer {
  readonly notes = new Map<string, ServerNote>()
  readonly deleted = new Set<string>()
  /** Results of the next calls; `silence` loses the response of a call that was carried out. */
  readonly next: ('silence' | 'no network' | { readonly code: string })[] = []
  /** Runs while the next call is in flight. */
  beforeNext: (() => Promise<void>) | undefined
  readonly asked: string[] = []

  /** Response to a call; undefined for no response. */
  async answer(call: string, request: Request): Promise<Response | undefined> {
    this.asked.push(call)
    const [trouble, before] = [this.next.shift(), this.beforeNext]
    this.beforeNext = undefined
    await before?.()
    if (trouble === 'no network') return undefined
    if (typeof trouble === 'object') return refusal(trouble.code === 'INTERNAL' ? 500 : 422, trouble.code)
    const response = await this.#done(call, request)
    return trouble === 'silence' ? undefined : response
  }

  textOf(id: string): string | undefined {
    const note = this.notes.get(id)
    return note && readPlainText(note.doc)
  }

  /** Resets a note to this update. */
  setBack(id: string, update: Uint8Array): void {
    this.notes.set(id, { doc: openDoc([update]), versao: 1 })
  }

  async #done(call: string, request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (call.startsWith('GET') && pathname.endsWith('/user/nota-sermao'))
      return Response.json(
        [...this.notes].map(([id, note]) => ({ ...summary(id, note), inicio: readPlainText(note.doc) })),
      )
    const body = ['POST', 'PUT'].includes(request.method) ? await request.json() : {}
    const id: string = body.id ?? pathname.split('/').at(-1) ?? ''
    if (request.method === 'DELETE') {
      if (!this.notes.delete(id) && !this.deleted.has(id)) return refusal(404, 'NOT_FOUND')
      this.deleted.add(id)
      return Response.json({})
    }
    if (this.deleted.has(id)) return refusal(410, 'NOTE_DELETED')
    if (request.method === 'POST' && !this.notes.has(id)) this.notes.set(id, { doc: new Y.Doc(), versao: 0 })
    const note = this.notes.get(id)
    if (!note) return refusal(404, 'NOT_FOUND')
    if (body.atualizacao && !merge(note, fromBase64(body.atualizacao))) return refusal(422, 'NOTE_UNREADABLE')
    const vector = body.vetor ? fromBase64(body.vetor) : undefined
    return Response.json({
      ...summary(id, note),
      texto: readPlainText(note.doc),
      estado: toBase64(Y.encodeStateAsUpdate(note.doc, vector)),
      vetor: toBase64(Y.encodeStateVector(note.doc)),
    })
  }
}

const moment = '2026-03-02T12:00:00.000Z'
const summary = (id: string, { doc, versao }: ServerNote) => ({
  id,
  titulo: readTitle(doc),
  versao,
  dataCadastro: moment,
  dataUltimaAlteracao: moment,
})

/** False where it builds on what is not there. */
function merge(note: ServerNote, update: Uint8Array): boolean {
  const before = Y.encodeStateAsUpdate(note.doc)
  const doc = openDoc([before, update])
  if (hasGaps(doc)) return false
  note.doc = doc
  if (toBase64(Y.encodeStateAsUpdate(doc)) !== toBase64(before)) note.versao++
  return true
}

function refusal(status: number, code: string): Response {
  return Response.json({ code, message: 'no', requestId: 'r' }, { status })
}
