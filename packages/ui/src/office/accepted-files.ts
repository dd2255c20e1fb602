export interface FileRules {
  /** Types as in `<input type="file">`: MIME types, `image/*`, or extensions such as `.pdf`; empty for all. */
  readonly accept: string
  readonly isMany?: boolean
  readonly maxBytes: number
}

/** Divides files into those that are taken and those that are not: dragging and pasting know no `accept`. */
export function sortFiles(
  files: readonly File[],
  rules: FileRules,
): { accepted: readonly File[]; refused: readonly File[] } {
  const fitting = files.filter((file) => file.size > 0 && file.size <= rules.maxBytes && isAccepted(file, rules.accept))
  const accepted = rules.isMany ? fitting : fitting.slice(0, 1)
  return { accepted, refused: files.filter((file) => !accepted.includes(file)) }
}

function isAccepted({ name, type }: File, accept: string): boolean {
  if (accept === '') return true
  return accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .some((rule) => {
      if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule)
      return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule
    })
}
