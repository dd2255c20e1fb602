import type { FreeText } from '@narthex/contract/bible/free-text.endpoints'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { listReadableTranslations } from '../translations/translations.queries.ts'
import type { FetchNeeds } from './fetch-text.service.ts'
import { type FreeTextSource, findFreeText, freeTexts } from './free-text-list.service.ts'
import { textFetchQueue } from './text-fetch.jobs.ts'
import { askForText, listFetches, type TextFetch } from './text-fetches.queries.ts'

/** Most fetches that a member may ask for in a quarter of an hour. */
const maxAsked = 20
/** A run that has been silent for so long has been given up, and is offered again. */
const lostMs = 30 * 60_000

/** The free texts with how far each is; none where the operator has switched it off. */
export async function listFreeTexts({ bibles }: FetchNeeds, { inChurch }: ChurchCall): Promise<FreeText[]> {
  return bibles.isOffered ? inChurch(findStates) : []
}

async function findStates(work: ChurchWork): Promise<FreeText[]> {
  const common = (await listReadableTranslations(work)).filter(({ donaIgrejaId }) => donaIgrejaId === null)
  const fetches = await listFetches(work.tx)
  return freeTexts.map((source) => {
    const isThere = common.some(({ codigo }) => codigo === source.codigo)
    const fetch = fetches.find(({ codigo }) => codigo === source.codigo)
    return toFreeText(source, isThere ? 'PRONTA' : stateOf(fetch, work.now), fetch)
  })
}

/** A text that was fetched and then removed is offered again. */
function stateOf(fetch: TextFetch | undefined, now: Date): FreeText['situacao'] {
  if (!fetch || fetch.situacao === 'PRONTA') return 'DISPONIVEL'
  const isLost = now.getTime() - Date.parse(fetch.alteradaEm) > lostMs
  return isLost && fetch.situacao !== 'FALHOU' ? 'DISPONIVEL' : fetch.situacao
}

function toFreeText({ codigo, meta }: FreeTextSource, situacao: FreeText['situacao'], fetch?: TextFetch): FreeText {
  const { nome, sigla, idioma, licenca } = meta
  const { bytes = 0, total = null, falha = null } = situacao === 'DISPONIVEL' ? {} : (fetch ?? {})
  return { codigo, nome, sigla, idioma, licenca, situacao, bytes, total, falha: situacao === 'FALHOU' ? falha : null }
}

/** Has a text fetched for all churches, unless it is there or under way. Throws NOT_FOUND for others, and where it is switched off. */
export async function fetchFreeText(platform: FetchNeeds, call: MemberCall, codigo: string): Promise<FreeText> {
  if (!platform.bibles.isOffered || !findFreeText(codigo)) throw notFound()
  await countMemberUse(call, { what: 'free text', maxAttempts: maxAsked })
  const find = async (work: ChurchWork) => (await findStates(work)).find((text) => text.codigo === codigo)
  const known = await call.inChurch(find)
  if (known && known.situacao !== 'PRONTA' && (await isOurs(platform, codigo)))
    await edit(call, { act: 'FREE_TEXT_ASKED', subject: { codigo }, isPublic: false }, ({ work }) =>
      enqueue(work, textFetchQueue, { codigo }, { singletonKey: codigo }),
    )
  const found = await call.inChurch(find)
  if (!found) throw notFound()
  return found
}

/** Whether nothing else fetches it: of two who ask at once, one does. */
const isOurs = ({ database, clock }: FetchNeeds, codigo: string) =>
  database.asOperator((tx) => askForText(tx, { codigo, now: clock() }))
