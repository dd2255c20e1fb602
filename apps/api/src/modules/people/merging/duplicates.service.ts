import type { Duplicates } from '@narthex/contract/people/merging.endpoints'
import { type Likeness, likenesses } from '@narthex/contract/people/person-words'
import { invalid } from '../../../platform/errors/domain-error.ts'
import { toMemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type AlikeRow, listAlikeGroups } from './duplicates.queries.ts'
import { toCandidate } from './merge-preview.service.ts'
import { listPeople } from './merging.queries.ts'

const groupsPerPage = 25

interface Behind {
  readonly likeness: Likeness
  readonly place?: readonly string[]
}

/** A page of people who may be the same, mark after mark. Throws VALIDATION for a place that is none. */
export async function listDuplicates(work: ChurchWork, apos: string | undefined): Promise<Duplicates> {
  const start = apos === undefined ? { likeness: likenesses[0] } : readPlace(apos)
  const found: (AlikeRow & { readonly likeness: Likeness })[] = []
  for (const likeness of likenesses.slice(likenesses.indexOf(start.likeness))) {
    const behind = likeness === start.likeness ? start.place : undefined
    const rows = await listAlikeGroups(work, likeness, behind, groupsPerPage + 1 - found.length)
    found.push(...rows.map((row) => ({ ...row, likeness })))
    if (found.length > groupsPerPage) break
  }
  const page = found.slice(0, groupsPerPage)
  const people = await listPeople(
    work,
    page.flatMap(({ ids }) => ids.map(toMemberId)),
  )
  const last = found.length > groupsPerPage ? page.at(-1) : undefined
  return {
    itens: page.map(({ likeness, valor, ids }) => ({
      semelhanca: likeness,
      valor,
      pessoas: ids.flatMap((id) => {
        const person = people.get(id)
        return person ? [toCandidate(person)] : []
      }),
    })),
    proximo: last ? Buffer.from(JSON.stringify([last.likeness, ...last.place])).toString('base64url') : null,
  }
}

function readPlace(cursor: string): Behind {
  try {
    const [mark, ...place] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const likeness = likenesses.find((known) => known === mark)
    const wanted = likeness === 'NOME_E_NASCIMENTO' ? 2 : 1
    const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')
    if (likeness && place.length === wanted && place.every(isText)) {
      const isDay = likeness !== 'NOME_E_NASCIMENTO' || /^\d{4}-\d\d-\d\d$/.test(place[0] ?? '')
      if (isDay) return { likeness, place }
    }
  } catch {
    // A cursor that is no JSON is one of another list.
  }
  throw invalid([{ path: 'apos', message: 'Not a place in this list' }])
}
