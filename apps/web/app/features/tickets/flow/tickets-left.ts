import { ApiError } from '@narthex/contract/client'

/** Reads how many of each type are left from a refusal (`ingressos.3`, `2`); empty if it does not say. */
export function readTicketsLeft(error: unknown): ReadonlyMap<number, number> {
  const isAboutCounts = error instanceof ApiError && ['EVT_REG_021', 'TICKET_LIMIT'].includes(error.code)
  const details = (isAboutCounts && error.body?.details) || []
  return new Map(
    details.flatMap(({ path, message }) => {
      const [, id] = /ingressos\.(\d+)$/.exec(path) ?? []
      return id && /^\d+$/.test(message) ? [[Number(id), Number(message)] as const] : []
    }),
  )
}

/** The ticket that a refusal is about, from 0 (`participantes.2.dataNascimento`), and its field. */
export function readRefusedHolder(error: unknown): { readonly index: number; readonly field: string } | undefined {
  const details = (error instanceof ApiError && error.body?.details) || []
  for (const { path } of details) {
    const [, index, field] = /^(?:body\.)?participantes\.(\d+)\.([\w.]+)$/.exec(path) ?? []
    if (index && field) return { index: Number(index), field }
  }
  return undefined
}
