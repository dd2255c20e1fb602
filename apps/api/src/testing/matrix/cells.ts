import type { Endpoint } from '@narthex/contract/endpoint'
import { isDeepRun } from '@narthex/contract/testing/strength'
import { churchEndpoints } from '../served-endpoints.ts'
import { callers, others, type Role } from './cast.ts'
import {
  namesChurch,
  namesGroup,
  namesPerson,
  namesThing,
  type Outcome,
  predictOutcome,
  type Subject,
} from './expectations.ts'

/** A call of the matrix: who makes it, about whom, and what becomes of it. */
export interface Cell {
  readonly caller: keyof typeof callers
  readonly about: Subject
  readonly outcome: Outcome
}

type Share = 'public' | 'members' | 'staff who read' | 'staff who write'

/** The endpoints of one of the four files that the matrix is made of, so that two workers share it. */
export function listEndpoints(share: Share): [id: string, Endpoint][] {
  return churchEndpoints.filter((endpoint) => findShare(endpoint) === share).map((endpoint) => [endpoint.id, endpoint])
}

function findShare({ access, method }: Endpoint): Share {
  if (access === 'public') return 'public'
  if (access === 'login') return 'members'
  return method === 'GET' ? 'staff who read' : 'staff who write'
}

/** The cells of an endpoint that this run tries. */
export function listCells(endpoint: Endpoint): Cell[] {
  const cells = allCells(endpoint)
  return isDeepRun ? cells : chooseCells(endpoint, cells)
}

/** All combinations; a call that names no one is about its caller only. */
function allCells(endpoint: Endpoint): Cell[] {
  const abouts = [
    'self',
    ...(namesChurch(endpoint) || namesPerson(endpoint) || namesGroup(endpoint) ? Object.keys(others) : []),
    ...(namesThing(endpoint) ? ['smuggled'] : []),
  ] as Subject[]
  return (Object.keys(callers) as (keyof typeof callers)[]).flatMap((caller) =>
    abouts.map((about) => ({ caller, about, outcome: predictOutcome(endpoint, callers[caller], about) })),
  )
}

/**
 * Each caller once for each outcome, with the subjects in turn, and each subject once where a call about it is done. The
 * subject alone decides whether something is not there: of these calls all stay. What a login alone allows to write is
 * done by a member and by one of the roles, in turn: each needs a new person, which takes most of the time.
 */
function chooseCells(endpoint: Endpoint, everyCell: readonly Cell[]): Cell[] {
  const isWrittenByLogin = endpoint.access === 'login' && endpoint.method !== 'GET'
  const cells = isWrittenByLogin ? everyCell.filter((cell) => isInTurn(endpoint, cell)) : everyCell
  const isDecidedByCaller = ({ outcome }: Cell) => outcome !== 404
  // One's own and another's are done by different rules where a login is enough.
  const rule = ({ caller, outcome, about }: Cell) =>
    `${caller} ${outcome} ${endpoint.access === 'login' && about === 'self'}`
  const alike = Object.values(Object.groupBy(cells.filter(isDecidedByCaller), rule)) as [Cell, ...Cell[]][]
  const turn = churchEndpoints.indexOf(endpoint)
  const chosen = alike.map((same, index) => same[(turn + index) % same.length] ?? same[0])
  const done = new Set(chosen.flatMap(({ about, outcome }) => (outcome === 'done' ? [about] : [])))
  const left = cells.filter(({ about, outcome }) => outcome === 'done' && !done.has(about))
  return [
    ...cells.filter((cell) => !isDecidedByCaller(cell)),
    ...chosen,
    ...new Map(left.map((cell) => [cell.about, cell])).values(),
  ]
}

/** Refusals always are. */
function isInTurn(endpoint: Endpoint, { caller, outcome }: Cell): boolean {
  const roles = Object.entries<Role | undefined>(callers).flatMap(([name, role]) => (role?.roles ? [name] : []))
  const turn = churchEndpoints.indexOf(endpoint)
  return outcome !== 'done' || !roles.includes(caller) || caller === roles[turn % roles.length]
}
