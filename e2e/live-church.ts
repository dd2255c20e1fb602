import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assembleApp } from '@narthex/api/app'
import { addMoment } from '@narthex/api/modules/live/moments/moments.service'
import { addBroadcast } from '@narthex/api/modules/live/office/broadcast-office.service'
import { setOutline } from '@narthex/api/modules/live/outline/outline.service'
import { advanceBroadcast } from '@narthex/api/modules/live/states/states.service'
import { storeFile } from '@narthex/api/modules/media/files/files.editing.service'
import { grantRole } from '@narthex/api/modules/users/role-office.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { enrolPerson } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { minuteMs } from '@narthex/contract/durations'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

export interface LiveChurch {
  readonly address: string
  /** The chat channel of the broadcast. */
  readonly channel: string
  /** Logs in Ana, who is a member, or Rui, who moderates and hosts, and opens a page. */
  enter(page: Page, path: string, who: 'ana' | 'rui'): Promise<void>
}

/** Half a minute, over and over. */
const film = join(import.meta.dirname, '../demo/src/clips/light.webm')

/** A church whose service is live with a film since five minutes ago, with an outline of two lines and a moment that is not shown yet. */
export async function openLiveChurch({ platform, siteAddress, newCode }: ProductHere): Promise<LiveChurch> {
  const code = newCode('enseada')
  const church = await foundPlainChurch(platform, code, ['MOD_CULTO'], {
    nome: 'Igreja da Enseada',
    idioma: 'pt-BR',
    fusoHorario: 'America/Recife',
  })
  await enrolPerson(platform.transactions.at(church), { email: emailAt(code, 'ana'), nome: 'Ana', sobrenome: 'Prado' })
  const rui = { email: emailAt(code, 'rui'), nome: 'Rui', sobrenome: 'Lima' }
  const { memberId } = await enrolPerson(platform.transactions.at(church), rui)
  const own = createOwnCall(platform.transactions.at(church))
  await grantRole(own, { memberId, role: 'ROLE_MODERATOR' })
  const bytes = new Uint8Array(await readFile(film))
  const { endereco } = await storeFile(platform, own, {
    name: 'light.webm',
    bytes,
    kind: 'VIDEO',
  })
  const needs = assembleApp(platform).needs
  const begins = platform.clock().getTime() - 5 * minuteMs
  const { id } = await addBroadcast(needs, own, {
    titulo: 'Culto da noite',
    descricao: null,
    imagem: null,
    sala: null,
    idioma: 'pt',
    urlReprise: null,
    inicio: new Date(begins).toISOString(),
    fim: new Date(begins + 120 * minuteMs).toISOString(),
    fonte: { tipo: 'SIMULADA', endereco, duracaoSegundos: 30, flagRepete: true },
    chatAbreMinutos: 30,
    chatFechaMinutos: 15,
    flagAutomatica: true,
  })
  await advanceBroadcast(needs, needs.transactions.at(church), id)
  await setOutline(own, id, {
    linhas: [{ texto: 'A graça nos [[basta]]' }, { texto: 'O amor lança fora o [[medo]]' }],
  })
  await addMoment(own, id, { tipo: 'MAO', titulo: 'Quero seguir Jesus', texto: null })
  return {
    address: siteAddress(code),
    channel: `culto-${id}`,
    enter: (page, path, who) => openLoggedIn(page, siteAddress(code), path, emailAt(code, who)),
  }
}
