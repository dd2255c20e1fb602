import { type ChurchStart, churchStart, type StartStep } from '@narthex/contract/churches/start.settings'
import { ApiError } from '@narthex/contract/client'
import { settingsEndpoints } from '@narthex/contract/resources/settings-endpoints'
import { callApi } from '../../session/api.ts'

const start = settingsEndpoints(churchStart)
type Form = Pick<ChurchStart, 'situacao' | 'passos'>

export const readStart = (): Promise<ChurchStart> => callApi(start.get, {})

/** Two people may set a church up at once: each change is made to what is there by then. */
const maxAttempts = 4

/** Changes how far the church is set up. */
async function changeStart(change: (now: Form) => Form): Promise<ChurchStart> {
  for (let attempt = 1; ; attempt++) {
    const { situacao, passos, versao } = await readStart()
    try {
      return await callApi(start.set, { body: { ...change({ situacao, passos }), versao } })
    } catch (error) {
      const isOvertaken = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
      if (!isOvertaken || attempt === maxAttempts) throw error
    }
  }
}

/** Keeps that a step was passed, whether it was filled in or not. A start that was put off goes on by it. */
export const passStep = (step: StartStep): Promise<ChurchStart> =>
  changeStart(({ situacao, passos }) => ({
    situacao: situacao === 'ADIADO' ? 'EM_CURSO' : situacao,
    passos: [...new Set([...passos, step])],
  }))

/** Ends the start, or puts it off. */
export const closeStart = (situacao: 'CONCLUIDO' | 'ADIADO'): Promise<ChurchStart> =>
  changeStart(({ passos }) => ({ situacao, passos }))
