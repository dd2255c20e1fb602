import { sections } from './sections.ts'
import type { SectionDescription } from './setting.ts'

/** The files that are written from the descriptions of the settings, by path from the project's root. */
export function renderDocuments(): Readonly<Record<string, string>> {
  return { '.env.example': renderEnvironmentFile(sections), 'docs/settings.md': renderPage(sections) }
}

const lineWidth = 120

function renderEnvironmentFile(sections: readonly SectionDescription[]): string {
  const blocks = sections.map(({ title, intro, settings }) => {
    const lines = Object.entries(settings).flatMap(([name, { doc, default: value, example }]) => [
      ...wrapComment(doc),
      `# ${name}=${example ?? value ?? ''}`,
    ])
    return [`## ${title}`, ...(intro ? wrapComment(intro) : []), ...lines].join('\n')
  })
  const head = [
    '# Copy to .env and set what you need; everything has a default. Environment variables override this file.',
    '# Generated from apps/server/src/settings by `npm run docs:settings`.',
  ].join('\n')
  return `${[head, ...blocks].join('\n\n')}\n`
}

function wrapComment(markdown: string): string[] {
  const lines: string[] = []
  let line = '#'
  for (const word of markdown.replaceAll('`', '').split(' ')) {
    if (line.length + 1 + word.length > lineWidth) {
      lines.push(line)
      line = '#'
    }
    line += ` ${word}`
  }
  return [...lines, line]
}

function renderPage(sections: readonly SectionDescription[]): string {
  const tables = sections.map(({ title, intro, settings, pairs = [] }) => {
    const rows = Object.entries(settings).map(([name, { doc, default: value, computedDefault, isSecret }]) => {
      const shown = value === undefined ? (computedDefault ?? '–') : `\`${value}\``
      return `| \`${name}\` | ${shown} | ${doc}${isSecret ? ' Secret.' : ''} |`
    })
    const together = pairs.map(([first, second]) => `\`${first}\` and \`${second}\``).join(', ')
    return [
      `## ${title}\n`,
      ...(intro ? [`${intro}\n`] : []),
      '| setting | default | what it does |\n| --- | --- | --- |',
      ...rows,
      ...(together ? [`\nSet together: ${together}.`] : []),
    ].join('\n')
  })
  const head = [
    '<!-- Generated from apps/server/src/settings by `npm run docs:settings`. -->',
    '# Settings\n',
    'Set in the environment or in `.env`; the environment wins. A blank value counts as unset. Wrong values stop the start with',
    'one line that names all of them.',
  ].join('\n')
  return `${[head, ...tables].join('\n\n')}\n`
}
