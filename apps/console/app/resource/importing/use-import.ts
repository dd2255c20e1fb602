import { reloadData } from '@narthex/client/data/query-client'
import type { RecordImport } from '@narthex/contract/resources/import.schemas'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFailure } from '../../components/use-failure.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { listKey } from '../list/list-key.ts'
import { importCalls } from './import-calls.ts'

const pollMs = 1000

export interface OpenImport {
  readonly found: RecordImport | undefined
  readonly problem: string | undefined
  readonly isBusy: boolean
  /** Does something to the import, and shows what it is then. */
  readonly act: (work: () => Promise<RecordImport>) => Promise<void>
  readonly reload: () => Promise<void>
}

const isUnderWay = ({ situacao, desfeito }: RecordImport) =>
  situacao === 'CONFERINDO' || situacao === 'EM_ANDAMENTO' || desfeito?.situacao === 'EM_ANDAMENTO'

/** An import as the server has it: it goes on there, also when this window is closed, and is found again by its address. */
export function useImport(kind: AnyConsoleResource, id: number): OpenImport {
  const failureText = useFailure()
  const [found, setFound] = useState<RecordImport>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function act(work: () => Promise<RecordImport>) {
    setBusy(true)
    setProblem(undefined)
    try {
      setFound(await work())
      void reloadData(listKey(kind))
    } catch (error) {
      setProblem(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const reload = () => act(() => importCalls.get(kind, id))
  const begin = useEffectEvent(reload)
  useEffect(() => {
    void begin()
  }, [])
  const poll = useEffectEvent(async () => {
    try {
      const next = await importCalls.get(kind, id)
      setFound(next)
      if (!isUnderWay(next)) void reloadData(listKey(kind))
    } catch {
      // Without a connection it is asked again.
      setFound((before) => before && { ...before })
    }
  })
  useEffect(() => {
    if (!found || !isUnderWay(found)) return
    const timer = setTimeout(() => void poll(), pollMs)
    return () => clearTimeout(timer)
  }, [found])
  return { found, problem, isBusy, act, reload }
}
