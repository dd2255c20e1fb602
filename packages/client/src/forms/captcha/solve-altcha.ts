import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'

/** Message from ALTCHA's worker: the solution, or the error that it met. */
type Answer = { readonly counter: number; readonly derivedKey: string } | { readonly error: unknown } | null

/** More would slow down the page on phones, which have many small cores. */
const mostWorkers = 4
const timeoutMs = 90_000

/** Does the work that the challenge asks for, beside the page, and gives what to send with the form. */
export async function solveAltcha(desafio: string, signal: AbortSignal): Promise<string> {
  const challenge: unknown = JSON.parse(desafio)
  const count = Math.max(1, Math.min(mostWorkers, (navigator.hardwareConcurrency || 2) - 1))
  const workers = Array.from({ length: count }, () => new Pbkdf2Worker())
  const work = workers.map(
    (worker, index) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        worker.onerror = () => reject(new Error('The captcha could not be worked on'))
        worker.onmessage = ({ data }: MessageEvent<Answer>) => {
          if (data && 'counter' in data) resolve(btoa(JSON.stringify({ challenge, solution: data })))
          else reject(new Error('The captcha was not solved'))
        }
        worker.postMessage({
          type: 'work',
          challenge,
          counterStart: index,
          counterStep: count,
          timeout: timeoutMs,
        })
      }),
  )
  try {
    return await Promise.race(work)
  } finally {
    for (const worker of workers) worker.terminate()
  }
}
