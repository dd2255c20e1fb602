import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { onCore } from './cores.ts'
import type { LoadOutcome, LoadTask } from './load-process.ts'

/** One process per kind: a flood must not delay the requests that are timed beside it. */
const residents = new Map<LoadTask['kind'], ChildProcess>()
let tasks = 0

type Task = LoadTask extends infer Each ? (Each extends LoadTask ? Omit<Each, 'id'> : never) : never

/**
 * Runs a task in the load process; several may run at once. The first task starts the process, which ends with this
 * one.
 */
export function runInLoadProcess<Result>(task: Task): Promise<Result> {
  const child = residents.get(task.kind) ?? start()
  residents.set(task.kind, child)
  const id = ++tasks
  return new Promise((resolve, reject) => {
    function onMessage(outcome: LoadOutcome): void {
      if (outcome.id !== id) return
      settle()
      if ('error' in outcome) reject(new Error(outcome.error))
      else resolve(outcome.result as Result)
    }
    function onExit(): void {
      settle()
      residents.delete(task.kind)
      reject(new Error('The load process ended'))
    }
    const settle = () => child.off('message', onMessage).off('exit', onExit)
    child.on('message', onMessage).once('exit', onExit)
    child.send({ ...task, id })
  })
}

function start(): ChildProcess {
  const [command, args] = onCore('load', process.execPath, [join(import.meta.dirname, 'load-process.ts')])
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  // It does not keep this process alive: callers await their tasks.
  child.unref()
  child.channel?.unref()
  return child
}
