import { foundChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { addNote } from '@narthex/api/modules/notes/notes.service'
import { createMemberCall } from '@narthex/api/platform/http/route'
import { enrolPerson } from '@narthex/api/testing/people'
import { plainChurch } from '@narthex/api/testing/plain-church'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

export interface NotedChurch {
  readonly site: string
  /** Logs Ana in on this page, or Rui, and opens a page there. */
  enter(page: Page, path: string, who?: 'ana' | 'rui'): Promise<void>
  /** Keeps a note of Ana's, as another device of hers would; gives its id. */
  note(titulo: string, texto: string): Promise<string>
  /** Keeps a note of Ana's as a program of her own wrote it (a Yjs update); gives its id. */
  merge(update: Uint8Array): Promise<string>
}

/** A church with two members who write things down. */
export async function openNotedChurch({ platform, siteAddress, newCode }: ProductHere): Promise<NotedChurch> {
  const code = newCode('cais')
  const church = await foundChurch(platform, plainChurch(code, { nome: 'Igreja do Cais' }))
  const { account, memberId } = await enrolPerson(platform.transactions.at(church), { email: emailAt(code, 'ana') })
  const ana = createMemberCall(platform.transactions.at(church), { accountId: account.id, memberId })
  await enrolPerson(platform.transactions.at(church), { email: emailAt(code, 'rui'), nome: 'Rui' })
  return {
    site: siteAddress(code),
    enter: (page, path, who = 'ana') => openLoggedIn(page, siteAddress(code), path, emailAt(code, who)),
    note: async (titulo, texto) => (await addNote(ana, { titulo, texto })).id,
    merge: async (update) => (await addNote(ana, { atualizacao: Buffer.from(update).toString('base64') })).id,
  }
}
