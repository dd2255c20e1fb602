/** Runs another site's script. Rejects where it is blocked, missing, or later than `timeoutMs`. */
export function loadScript(src: string, timeoutMs?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const late = timeoutMs && setTimeout(() => fail(`took longer than ${timeoutMs} ms`), timeoutMs)
    const fail = (reason: string) => {
      clearTimeout(late)
      script.remove()
      reject(new Error(`${new URL(src).host} ${reason}`))
    }
    script.async = true
    script.src = src
    script.onload = () => {
      clearTimeout(late)
      resolve()
    }
    script.onerror = () => fail('did not load')
    document.head.append(script)
  })
}
