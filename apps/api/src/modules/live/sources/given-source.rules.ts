import type { LiveSourceOnWire } from '@narthex/contract/live/broadcast.schemas'
import { addressOfSource, liveSourceAt } from '@narthex/contract/live/live-source'
import { invalid } from '../../../platform/errors/domain-error.ts'

/** A source as staff write it. */
export interface GivenSource extends Pick<LiveSourceOnWire, 'tipo' | 'duracaoSegundos' | 'flagRepete'> {
  readonly endereco: string
}

/** A given source as it is kept. Throws VALIDATION for an address that is none of its type. */
export function readSource(given: GivenSource | null): LiveSourceOnWire | null {
  if (!given) return null
  const { tipo, endereco, duracaoSegundos, flagRepete } = given
  const source = liveSourceAt(tipo, endereco)
  if (!source) throw invalid([{ path: 'body.fonte.endereco', message: 'Not a source of this type' }])
  const isSimulated = tipo === 'SIMULADA'
  return { ...source, duracaoSegundos: isSimulated ? duracaoSegundos : null, flagRepete: isSimulated && flagRepete }
}

/** A kept source as staff may write it again. */
export function writeSource(source: LiveSourceOnWire | null): GivenSource | null {
  if (!source) return null
  const { tipo, duracaoSegundos, flagRepete } = source
  return { tipo, duracaoSegundos, flagRepete, endereco: addressOfSource(source) }
}
