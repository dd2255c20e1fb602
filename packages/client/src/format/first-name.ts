/** The name as spoken: its first word, without titles such as “Pr.”. */
export function firstName(name: string): string {
  return name.split(/\s+/).find((word) => word.length > 1 && !word.endsWith('.')) ?? name.trim()
}
