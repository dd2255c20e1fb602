import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ChildNode, type Container, parse } from 'postcss'
import type { Plugin } from 'vite'
import type { StyleRule } from './app/document/page-style.ts'

const id = 'virtual:page-styles'

/**
 * The rules of the built style sheets by their addresses, for the server: it writes into a page those that the page uses.
 * React Router builds the browser's side first, so the sheets are there. In development there are none, and pages link
 * to their sheets.
 */
export function pageStyles(): Plugin {
  let assets: string | undefined
  return {
    name: 'page-styles',
    configResolved({ command, root }) {
      assets = command === 'build' ? join(root, 'build/client/assets') : undefined
    },
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    async load(name) {
      if (name !== `\0${id}`) return undefined
      const rules = assets ? await readSheets(assets) : {}
      return `export const pageStyles = JSON.parse(${JSON.stringify(JSON.stringify(rules))})`
    },
  }
}

async function readSheets(folder: string): Promise<Record<string, StyleRule[]>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  const sheets = names.map(async (name) => {
    const css = await readFile(join(folder, name), 'utf8')
    return [`/assets/${name}`, listRules(css, '/assets/')] as const
  })
  return Object.fromEntries(await Promise.all(sheets))
}

/**
 * The rules of a sheet in their order, each with the classes that an element needs for it.
 * @param folder where the sheet is served from: its relative addresses are made absolute
 */
export function listRules(css: string, folder: string): StyleRule[] {
  return parse(css).nodes.flatMap((node) => rulesOf(node, [], folder))
}

function rulesOf(node: ChildNode, within: readonly string[], folder: string): StyleRule[] {
  if (node.type === 'comment') return []
  if (node.type === 'atrule' && node.nodes && isConditional(node.name)) {
    const inner = [...within, `@${node.name} ${node.params}`]
    return node.nodes.flatMap((child) => rulesOf(child, inner, folder))
  }
  const css = absolute(node.toString(), folder)
  const isBlock = 'nodes' in node && (node as Container).nodes !== undefined
  const needs = node.type === 'rule' ? node.selectors.map(classesOf) : [[]]
  // An element can match without a class: the rule is part of every page.
  const isAlways = needs.some((classes) => classes.length === 0)
  return [{ within, css: isBlock ? css : `${css};`, needs: isAlways ? [] : needs }]
}

const isConditional = (name: string) => ['media', 'supports', 'layer', 'container', 'starting-style'].includes(name)

/** An innermost functional pseudo-class with its arguments, such as `:not(.a)`. */
const pseudo = /(?<!\\):[a-z-]+\((?:\\.|[^()\\])*\)/g
const className = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g

/** The classes that a selector asks for itself; those in `:not()`, `:is()` and the like are not counted. */
function classesOf(selector: string): string[] {
  const plain = selector.replace(pseudo, '')
  if (plain !== selector) return classesOf(plain)
  return Array.from(plain.matchAll(className), ([, name = '']) => unescaped(name))
}

function unescaped(name: string): string {
  return name.replace(/\\([\da-f]{1,6}) ?|\\(.)/g, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  )
}

function absolute(css: string, folder: string): string {
  return css.replace(/url\((["']?)\.\//g, `url($1${folder}`)
}
