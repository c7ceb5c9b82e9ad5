import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Emoji } from './avatar.tsx';
import { ChannelMention, JumpLink, parseJump } from './channel-link.tsx';
import { commandEntries } from './command-entries.ts';
import { usePage } from './context.ts';
import { formatTimestamp } from './locale.ts';
import { type ListItem, type MarkdownNode, parseMarkdown } from './markdown-parse.ts';
import { PersonName } from './message-menu.tsx';
import { displayName, rightsOf } from './state.ts';

function Spoiler({ children }: { children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  if (open) return <span class="spoiler open">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label="Spoiler" onClick={() => setOpen(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

function Timestamp({ seconds, style }: { seconds: number; style: string }) {
  const { locale } = usePage();
  const [now, setNow] = useState(Date.now() / 1000);
  useEffect(() => {
    if (style !== 'R') return;
    const look = () => setNow(Date.now() / 1000);
    look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, [style, seconds]);
  if (Math.abs(seconds) > 8.64e12) return <>{`<t:${seconds}>`}</>;
  return (
    <time
      class="timestamp"
      dateTime={new Date(seconds * 1000).toISOString()}
      title={formatTimestamp(seconds, 'F', locale, now)}
    >
      {formatTimestamp(seconds, style, locale, now)}
    </time>
  );
}

function UserMention({ id }: { id: string }) {
  const { state, me } = usePage();
  const user = [...state.people, state.bot].find((person) => person.id === id);
  const look = id === me.id ? 'mention of-me' : 'mention';
  if (!user) return <span class={look}>{`<@${id}>`}</span>;
  return (
    <PersonName user={user} class={look}>
      @{displayName(user)}
    </PersonName>
  );
}

/** Mentions a command. A tap puts it into the message input if the person can use it. */
function CommandMention({ path }: { path: string }) {
  const { state, me, locale, actions } = usePage();
  const channel = state.channels.find(({ id }) => id === state.channelId);
  const known = channel ? commandEntries(state.commands, channel.kind, locale, rightsOf(state, me.id)) : [];
  const entry = known.find((one) => one.path.join(' ') === path);
  if (!entry) return <span class="mention">/{path}</span>;
  return (
    <button type="button" class="mention command-mention" onClick={() => actions.want(entry.path)}>
      /{entry.title}
    </button>
  );
}

function Link({
  target,
  masked,
  children,
}: {
  target: string;
  masked: boolean;
  children: ComponentChildren;
}) {
  const jump = parseJump(target);
  if (jump) return <JumpLink jump={jump}>{masked ? children : null}</JumpLink>;
  // Like Discord, links only these two schemes; `javascript:` and others stay text.
  if (!/^https?:\/\//i.test(target))
    return (
      <>
        {masked ? (
          <>
            [{children}]({target})
          </>
        ) : (
          target
        )}
      </>
    );
  return (
    <a href={target} target="_blank" rel="noopener noreferrer" title={target}>
      {children}
    </a>
  );
}

const Item = ({ item }: { item: ListItem }) => (
  <li>
    <Nodes nodes={item.content} />
    <Nodes nodes={item.nested} />
  </li>
);

const Subtext = ({ children }: { children: ComponentChildren }) => <small class="subtext">{children}</small>;

const TAGS = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  strikethrough: 's',
  spoiler: Spoiler,
  blockQuote: 'blockquote',
  subtext: Subtext,
} as const;

function Node({ node }: { node: MarkdownNode }): JSX.Element | null {
  switch (node.type) {
    case 'strong':
    case 'em':
    case 'underline':
    case 'strikethrough':
    case 'spoiler':
    case 'blockQuote':
    case 'subtext': {
      const Tag = TAGS[node.type];
      return (
        <Tag>
          <Nodes nodes={node.content} />
        </Tag>
      );
    }
    // All of one level below the author's, whatever their sizes.
    case 'heading':
      return (
        <h4 class={`level-${node.level}`}>
          <Nodes nodes={node.content} />
        </h4>
      );
    case 'text':
    case 'emoticon':
      return <>{node.content}</>;
    case 'br':
    case 'newline':
      return <br />;
    case 'inlineCode':
      return <code>{node.content}</code>;
    case 'codeBlock':
      return (
        <pre>
          <code>{node.content}</code>
        </pre>
      );
    case 'list': {
      const items = node.items.map((item, at) => <Item key={at} item={item} />);
      return node.start === null ? <ul>{items}</ul> : <ol start={node.start}>{items}</ol>;
    }
    case 'link':
    case 'url':
    case 'autolink':
      return (
        <Link target={node.target} masked={node.type === 'link'}>
          <Nodes nodes={node.content} />
        </Link>
      );
    case 'user':
      return <UserMention id={node.id} />;
    case 'channel':
      return <ChannelMention id={node.id} />;
    case 'role':
      return <span class="mention">@role</span>;
    case 'everyone':
    case 'here':
      return <span class="mention of-me">@{node.type}</span>;
    case 'emoji':
      return <Emoji emoji={node} />;
    case 'twemoji':
      return <span class="emoji">{node.name}</span>;
    case 'timestamp':
      return <Timestamp seconds={Number(node.timestamp)} style={node.format ?? 'f'} />;
    case 'slashCommand':
      return <CommandMention path={node.fullName} />;
    default:
      return null;
  }
}

function Nodes({ nodes }: { nodes: readonly MarkdownNode[] }) {
  return (
    <>
      {nodes.map((node, at) => (
        <Node key={at} node={node} />
      ))}
    </>
  );
}

/** Renders Discord's markdown; the text is never read as HTML. */
export function Markdown({ source }: { source: string }) {
  const nodes = useMemo(() => parseMarkdown(source), [source]);
  return <Nodes nodes={nodes} />;
}

/** Whether a message has only a few emojis, which Discord shows larger. */
export function onlyEmoji(source: string): boolean {
  const nodes = parseMarkdown(source).filter((node) => node.type !== 'text' || node.content.trim() !== '');
  return nodes.length > 0 && nodes.length <= 30 && nodes.every(({ type }) => type === 'twemoji');
}
