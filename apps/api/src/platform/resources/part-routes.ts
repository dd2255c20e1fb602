import type { Endpoint } from '@narthex/contract/endpoint'
import type { Part } from '@narthex/contract/resources/part'
import { partEndpoints } from '@narthex/contract/resources/part-endpoints'
import type * as z from 'zod/mini'
import { created, type MemberCall, ok, type Route } from '../http/route.ts'

interface Versioned {
  readonly versao: number
}

/** A whole, and the version of it that a change was made on. */
interface Whole extends Versioned {
  readonly wholeId: number
}

/** A part of a whole that is there. */
interface PlaceOfPart extends Whole {
  readonly id: number
}

/** The rules of a kind of part: each call is an edit of the whole, and gives its new version. */
export interface PartService<P extends Part> {
  add(call: MemberCall, whole: Whole, form: z.output<P['form']>): Promise<Versioned & { readonly id: number }>
  set(call: MemberCall, place: PlaceOfPart, form: z.output<P['form']>): Promise<number>
  remove(call: MemberCall, place: PlaceOfPart): Promise<number>
}

/** A call of any kind: the parts that its endpoint declares are checked. */
interface AnyCall extends MemberCall {
  readonly params: { readonly id: number; readonly parteId: number }
  readonly query: Versioned
  readonly body: z.output<Part['form']> & Versioned
}

const toPlace = ({ id, parteId }: AnyCall['params'], versao: number) => ({ wholeId: id, id: parteId, versao })

/** Serves the calls of a kind of part by its service. */
export function partRoutes<P extends Part>(part: P, service: PartService<P>): Route[]
export function partRoutes(part: Part, service: PartService<Part>): Route[] {
  const { add, set, remove }: Readonly<Record<keyof Part['calls'], Endpoint>> = partEndpoints(part)
  return [
    serve(add, async ({ params, body: { versao, ...form }, ...call }) =>
      created(await service.add(call, { wholeId: params.id, versao }, form)),
    ),
    serve(set, async ({ params, body: { versao, ...form }, ...call }) =>
      ok({ versao: await service.set(call, toPlace(params, versao), form) }),
    ),
    serve(remove, async ({ params, query, ...call }) =>
      ok({ versao: await service.remove(call, toPlace(params, query.versao)) }),
    ),
  ]
}

const serve = (endpoint: Endpoint, handle: (call: AnyCall) => ReturnType<Route['handle']>): Route => ({
  endpoint,
  handle,
})
