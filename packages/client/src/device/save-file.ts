import type { Download } from '@narthex/contract/download'

/** Saves text as a file in the reader's downloads. */
export function saveFile(name: string, content: string, type: string): void {
  saveDownload({ filename: name, blob: new Blob([content], { type }) })
}

/** Saves a file from an API response in the reader's downloads. */
export function saveDownload({ filename, blob }: Download): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
