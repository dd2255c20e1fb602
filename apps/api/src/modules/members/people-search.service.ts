import { dateIn } from '@narthex/contract/church-time'
import type { Success } from '@narthex/contract/endpoint'
import type { findPeople as endpoint } from '@narthex/contract/users/people-search.endpoints'
import { countMemberUse } from '../../platform/attempts/count-use.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { findFaces, toPublicAuthor } from './faces.service.ts'
import { listPeopleByName } from './people-search.queries.ts'

const maxPeople = 20
const maxWords = 6
/** Searches of one person in a quarter of an hour: typing slowly for all of it makes fewer. */
const maxSearches = 600

/** Members by their names, for fields that choose one: names and pictures, minors by given names without one. */
export async function findPeople(call: MemberCall, term: string): Promise<Success<typeof endpoint>> {
  await countMemberUse(call, { what: 'people search', maxAttempts: maxSearches })
  const { timeZone } = await call.facts()
  const today = dateIn(timeZone, call.clock())
  const typed = term
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, maxWords)
  return call.inChurch(async (work) => {
    const ids = await listPeopleByName(work, { typed, today, limit: maxPeople })
    const faces = await findFaces(work, today, ids)
    const itens = ids.flatMap((id) => {
      const face = faces.get(id)
      const { nome, imagem } = toPublicAuthor(face)
      return nome ? [{ idUsuario: id, nome, imagem }] : []
    })
    return { itens }
  })
}
