import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { languageOf } from '../../texts/index.ts';

/** The source of a document's style or script in its policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A policy for a document of one file: only what is `allowed`. */
export const policyOf = (...allowed: readonly string[]): string =>
  ["default-src 'none'", ...allowed, "base-uri 'none'", "form-action 'none'"].join('; ');

interface OneFile {
  readonly locale: string;
  readonly title: string;
  readonly policy: string;
  readonly style: string;
  readonly body: ReturnType<typeof html>;
}

export const documentHtml = async ({ locale, title, policy, style, body }: OneFile): Promise<string> =>
  String(
    await html`<!doctype html>
<html lang="${languageOf(locale)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
${body}
</body>
</html>
`,
  );
