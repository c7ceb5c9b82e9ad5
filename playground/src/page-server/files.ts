/** The page's files: an HTML shell, and script and style, which are bundled from `page/main.tsx` on first use. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Hono } from 'hono';
import type { Env } from '../api/server.ts';
import type { Attachments, StoredFile } from '../state/attachments.ts';

/** It is loaded with the page, but an install without it fails at once, with ERR_MODULE_NOT_FOUND. */
import.meta.resolve('esbuild');

/** Found through the package, because this file may run in a bundle. */
const PACKAGE = createRequire(import.meta.url).resolve('@haruspex/playground/package.json');
const ENTRY = path.join(path.dirname(PACKAGE), 'src/page/main.tsx');

interface Bundle {
  readonly script: string;
  readonly style: string;
}

async function buildPage(entry: string): Promise<Bundle> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    loader: { '.woff2': 'dataurl', '.svg': 'dataurl', '.png': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}

/** By entry: a script is bundled once, however many playgrounds this process opens. */
const bundles = new Map<string, Promise<Bundle>>();

function bundleOf(entry: string): Promise<Bundle> {
  const known = bundles.get(entry);
  if (known) return known;
  const made = buildPage(entry);
  bundles.set(entry, made);
  made.catch(() => bundles.delete(entry));
  return made;
}

const shell = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
</head>
<body>
${body}
</body>
</html>
`;

/** Keeps other sites from embedding the page, where visitors could press what they don't see. */
const IN_NO_FRAME = "frame-ancestors 'none'";

const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);
const textTypes = new Set(['text/plain', 'text/markdown', 'text/csv', 'application/json', 'application/pdf']);

/** A file never becomes a page of the playground: pictures are shown, everything else is downloaded. */
function headersOf({ contentType, filename }: StoredFile): Record<string, string> {
  const [kind = ''] = contentType.split(';');
  const safe = pictureTypes.has(kind) || textTypes.has(kind);
  const name = encodeURIComponent(filename);
  return {
    'content-type': safe ? contentType : 'application/octet-stream',
    ...(pictureTypes.has(kind) ? {} : { 'content-disposition': `attachment; filename*=UTF-8''${name}` }),
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `sandbox; default-src 'none'; style-src 'unsafe-inline'; ${IN_NO_FRAME}`,
  };
}

/** `entry` replaces the script of the playground's own page. */
export function pageRoutes(attachments: Attachments, entry = ENTRY): Hono<Env> {
  const app = new Hono<Env>();
  const there = existsSync(entry);
  const files = async () => (there ? bundleOf(entry) : { script: '', style: '' });
  const body = there
    ? '<div id="app"></div>\n<script type="module" src="/page.js"></script>'
    : '<p>The playground runs, but its page has not been built into this copy.</p>';
  app.get('/', (context) =>
    context.html(shell('Playground', body), 200, { 'content-security-policy': IN_NO_FRAME }),
  );
  app.get('/page.js', async (context) => {
    const { script } = await files();
    return context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
  app.get('/page.css', async (context) => {
    const { style } = await files();
    return context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' });
  });
  app.get('/attachments/:channel/:id/:name', (context) => {
    const file = attachments.get(context.req.param('id'));
    if (file === undefined || file.channelId !== context.req.param('channel')) return context.notFound();
    return context.body(file.bytes, 200, headersOf(file));
  });
  return app;
}
