import type { FetchReport } from '@narthex/api/modules/bible/fetching/fetch-text.service'
import { describeImport } from './import-report.ts'

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

/** Says at each tenth how much has arrived; without a known size at each megabyte. */
export function createDownloadProgress(
  say: (line: string) => void,
): (bytes: number, total: number | undefined) => void {
  let last = -1
  return (bytes, total) => {
    const reached = Math.floor(total ? (bytes / total) * 10 : bytes / 1_000_000)
    if (reached <= last) return
    last = reached
    say(`  ${megabytes(bytes)}${total ? ` of ${megabytes(total)}` : ''} MB have arrived`)
  }
}

/** Describes the fetched text, and how to know it again. */
export function describeFetch({ report, file, formerHash }: FetchReport, tookMs: number): string {
  const imported = describeImport(report, tookMs)
  if (!file) return imported
  const { address, hash, isKnown } = file
  return [
    imported,
    `  From ${address}`,
    `  SHA-256 ${hash}${isKnown ? ', as expected' : ''}`,
    ...(formerHash && formerHash !== hash ? [`  Another file than the last time, which was ${formerHash}`] : []),
    ...(formerHash === hash ? ['  The same file as the last time'] : []),
    ...(isKnown || formerHash === hash ? [] : ['  Its hash is not known here: look at what it lacks, above']),
  ].join('\n')
}
