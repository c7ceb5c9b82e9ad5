import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';

export interface ListItem {
  readonly content: readonly MarkdownNode[];
  readonly nested: readonly MarkdownNode[];
}

export type MarkdownNode =
  | { readonly type: 'text' | 'inlineCode' | 'emoticon'; readonly content: string }
  | { readonly type: 'br' | 'newline' | 'everyone' | 'here' }
  | {
      readonly type: 'strong' | 'em' | 'underline' | 'strikethrough' | 'spoiler' | 'blockQuote' | 'subtext';
      readonly content: readonly MarkdownNode[];
    }
  | { readonly type: 'heading'; readonly level: number; readonly content: readonly MarkdownNode[] }
  | { readonly type: 'codeBlock'; readonly content: string; readonly lang: string }
  | {
      readonly type: 'link' | 'url' | 'autolink';
      readonly target: string;
      readonly title?: string;
      readonly content: readonly MarkdownNode[];
    }
  | { readonly type: 'list'; readonly start: number | null; readonly items: readonly ListItem[] }
  | { readonly type: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly type: 'emoji'; readonly name: string; readonly id: string }
  | { readonly type: 'twemoji'; readonly name: string }
  | { readonly type: 'timestamp'; readonly timestamp: string; readonly format?: string }
  | { readonly type: 'slashCommand'; readonly fullName: string; readonly id: string };

type ParseInline = (source: string) => readonly MarkdownNode[];

const listBlock = /^ *(?:[-*]|\d{1,9}\.) +\S[^\n]*(?:\n *(?:[-*]|\d{1,9}\.) +\S[^\n]*)*(?:\n|$)/;
const listLine = /^( *)(?:[-*]|(\d{1,9})\.) +(\S.*)$/;

interface ListLine {
  readonly indent: number;
  readonly start: number | null;
  readonly text: string;
}

function readLine(line: string): ListLine {
  const [, indent = '', number, text = ''] = listLine.exec(line) ?? [];
  return { indent: indent.length, start: number === undefined ? null : Number(number), text };
}

/** Builds lists of one depth; a deeper line starts a list inside the item before it. */
function nest(lines: readonly ListLine[], inline: ParseInline): MarkdownNode[] {
  const lists: { start: number | null; items: ListItem[] }[] = [];
  const indent = lines[0]?.indent ?? 0;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    let end = at + 1;
    while ((lines[end]?.indent ?? -1) > indent) end++;
    const item = { content: inline(line.text), nested: nest(lines.slice(at + 1, end), inline) };
    const last = lists.at(-1);
    if (last && (last.start === null) === (line.start === null)) last.items.push(item);
    else lists.push({ start: line.start, items: [item] });
    at = end;
  }
  return lists.map((list) => ({ type: 'list', ...list }));
}

const atLineStart = (pattern: RegExp) => (source: string, _state: unknown, before: string) =>
  /(?:^|\n)$/.test(before) ? pattern.exec(source) : null;

// The library implements an older Discord, which had quotes and headings, but no lists.
const list = {
  order: SimpleMarkdown.defaultRules.heading.order - 0.25,
  match: atLineStart(listBlock),
  parse: (capture: readonly string[], parse: (source: string, state: object) => unknown, state: object) => ({
    nodes: nest((capture[0] ?? '').trimEnd().split('\n').map(readLine), (source) =>
      tidy(parse(source, state)),
    ),
  }),
};

// The library looks for the beginning of the line in the wrong place and misses these after a quote.
const { heading: oldHeading, subtext: oldSubtext } = rulesExtended;
const heading = { ...oldHeading, match: atLineStart(/^(#{1,3}) +([^\n]+?)(?:\n|$)/) };
const subtext = { ...oldSubtext, match: atLineStart(/^-# +([^\n]+?)(?:\n|$)/) };

// The library doesn't know the two styles of a short date with its time (`s`, `S`).
const timestamp = {
  ...rulesExtended['timestamp'],
  match: (source: string) => /^<t:(-?\d{1,17})(?::([tTdDfFRsS]))?>/.exec(source),
};

const rules = { ...rulesExtended, heading, subtext, list, timestamp };
const parser = SimpleMarkdown.parserFor(rules as typeof rulesExtended);

const blocks = new Set(['heading', 'subtext', 'blockQuote', 'codeBlock', 'list']);

/** Drops one line break after a block, which already ends its line. */
function tidy(parsed: unknown): MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  for (const node of parsed as (MarkdownNode & { readonly nodes?: readonly MarkdownNode[] })[]) {
    const previous = nodes.at(-1);
    if (node.type === 'list' && node.nodes) nodes.push(...node.nodes);
    else if (node.type === 'br' && previous?.type === 'codeBlock') continue;
    else if (node.type === 'text' && previous?.type === 'text')
      nodes.splice(-1, 1, { type: 'text', content: previous.content + node.content });
    else if ('content' in node && typeof node.content !== 'string') {
      const content = tidy(node.content);
      if (blocks.has(node.type) && content.at(-1)?.type === 'br') content.pop();
      nodes.push({ ...node, content } as MarkdownNode);
    } else nodes.push(node);
  }
  return nodes;
}

/** Parses Discord's markdown including masked links, which bots may write. */
export function parseMarkdown(source: string): readonly MarkdownNode[] {
  return tidy(parser(source, { inline: true }));
}
