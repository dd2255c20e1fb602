import { useAct } from '@narthex/client/data/use-act'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { type ApiError, findErrorCode } from '@narthex/contract/client'
import {
  addToPlanTalk,
  listPlanTalk,
  removeFromPlanTalk,
  type TalkMessage,
} from '@narthex/contract/reading-plans/talk.endpoints'
import { useRef, useState } from 'react'
import { callApi } from '../../../session/api.ts'

export type TalkProblem = 'full' | 'tooMany' | 'adultsOnly' | 'notSent' | 'notRemoved'

/** Messages of a circle about a day, and the member's actions. */
export function useTalk(assinatura: string, dia: number) {
  const params = { assinatura }
  const loaded = useMemberData<TalkMessage[]>(['planTalk', assinatura, dia], () =>
    callApi(listPlanTalk, { params, query: { dia: String(dia) } }),
  )
  const [step, setStep] = useState<'send' | 'remove'>('send')
  const { outcome, isBusy, error, run } = useAct()
  // A message that is sent again after a failure is the same one.
  const unsent = useRef<{ readonly uuid: string; readonly texto: string }>(undefined)
  const change = (update: (messages: TalkMessage[]) => TalkMessage[]) =>
    loaded.state === 'ready' ? loaded.update(update) : void loaded.reload()
  const problem: TalkProblem | undefined =
    outcome.state === 'failed' ? (step === 'send' ? toProblem(error) : 'notRemoved') : undefined
  return {
    loaded,
    isBusy,
    problem,
    /** Answers whether it was sent. */
    send: (texto: string) =>
      run(async () => {
        setStep('send')
        if (unsent.current?.texto !== texto) unsent.current = { uuid: crypto.randomUUID(), texto }
        const body = { uuid: unsent.current.uuid, dia, texto }
        const written = await callApi(addToPlanTalk, { params, body })
        change((messages) => [...messages.filter(({ uuid }) => uuid !== written.uuid), written])
        unsent.current = undefined
      }),
    remove: (mensagem: string) =>
      run(async () => {
        setStep('remove')
        await callApi(removeFromPlanTalk, { params: { ...params, mensagem } })
        change((messages) => messages.filter(({ uuid }) => uuid !== mensagem))
      }),
  }
}

function toProblem(error: unknown): TalkProblem {
  const code = findErrorCode<typeof addToPlanTalk>(error as ApiError)
  if (code === 'LIMIT_REACHED') return 'full'
  if (code === 'TOO_MANY_REQUESTS') return 'tooMany'
  return code === 'PLAN_NO_MINORS' ? 'adultsOnly' : 'notSent'
}
